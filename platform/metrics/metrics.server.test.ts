import { expect, test } from 'vitest';
import { createMetrics } from './metrics.server.ts';

test('counts stand in the text form of Prometheus, one line for each set of labels', () => {
  const metrics = createMetrics();
  const replies = metrics.counter('biolife_replies_total', 'Replies.');
  replies.add({ engine: 'model' });
  replies.add({ engine: 'model' }, 2.5);
  replies.add({ engine: 'a"b\\c\nd' });
  metrics.counter('biolife_other_total', 'Nothing yet.');
  expect(metrics.text()).toBe(
    [
      '# HELP biolife_replies_total Replies.',
      '# TYPE biolife_replies_total counter',
      'biolife_replies_total{engine="model"} 3.5',
      'biolife_replies_total{engine="a\\"b\\\\c\\nd"} 1',
      '# HELP biolife_other_total Nothing yet.',
      '# TYPE biolife_other_total counter',
      '',
    ].join('\n'),
  );
});
