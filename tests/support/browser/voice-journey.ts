import type { Locator, Page } from '@playwright/test';
import { type FakeRealtime, startFakeRealtime } from '../fake-realtime.ts';
import { expect, test as base, visit } from './journey.ts';
import { recordSound } from './sound-record.ts';

interface VoiceFixtures {
  /** A voice model, scripted, that checks every byte it gets. */
  model: FakeRealtime;
  /** A store that is connected to it. */
  storeUrl: string;
}

/** Playwright's test with a voice model. The browser's microphone hears a tone. */
export const test = base.extend<VoiceFixtures>({
  model: async ({}, provide) => {
    const model = await startFakeRealtime();
    await provide(model);
    await model.close();
  },
  storeUrl: async ({ model, startOwnStore }, provide) => {
    const store = await startOwnStore({
      REALTIME_URL: model.url,
      REALTIME_API_KEY: 'test-key',
      REALTIME_MODEL: 'test-model',
    });
    await provide(store.url);
  },
});

/** Opens the chat and turns it to voice; what is heard and played is noted. */
export async function openVoice(page: Page, address: string): Promise<Locator> {
  await recordSound(page);
  await visit(page, address);
  await page.getByRole('button', { name: 'Open chat' }).click();
  await page.getByRole('button', { name: 'Switch to voice' }).click();
  return page.getByRole('region', { name: 'Voice mode' });
}

export async function connected(view: Locator): Promise<void> {
  await expect(view.getByText('Connected - Speak anytime')).toBeVisible();
}
