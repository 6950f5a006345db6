import { test as journey } from './journey.ts';
import { withoutPictures, withPictures } from './launch-options.ts';

/** For a crawl of every page: a picture is there or not, and has its size from the markup, whatever the window. */
export const crawl = journey.extend({
  launchOptions: [
    ({}, provide, { project }) => provide(project.name === 'desktop' ? withPictures : withoutPictures),
    { scope: 'worker' },
  ],
});
