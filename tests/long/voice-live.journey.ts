import { MICROPHONE_TONE } from '../support/browser/fake-microphone.ts';
import { checkAccessibility, expect } from '../support/browser/journey.ts';
import { microphoneIsOpen } from '../support/browser/sound-record.ts';
import { connected, openVoice, test } from '../support/browser/voice-journey.ts';
import { type FakeRealtimeSession, tonePcm } from '../support/fake-realtime-session.ts';
import { loudnessOf } from '../support/loudness.ts';

const PIECES = 8;
const PIECE_BYTES = 8192;

/** The clearest of some stretches of 1.4 s: a browser that gets no time loses sound itself, but what the store does to it is in each of them. */
async function secondsHeard(session: FakeRealtimeSession): Promise<{ tone: number; rest: number }> {
  await session.request('input_audio_buffer.append', PIECES * 4);
  const stretches = [0, 1, 2, 3].map((index) =>
    loudnessOf(
      session.sound.subarray(index * PIECES * PIECE_BYTES, (index + 1) * PIECES * PIECE_BYTES),
      MICROPHONE_TONE,
    ),
  );
  return stretches.reduce((best, one) => (one.rest / one.tone < best.rest / best.tone ? one : best));
}

/** The store with a voice model: a store of its own, and sound takes its time. */
test.describe.configure({ timeout: 150_000 });

test('a conversation: what is said is heard byte for byte, what is answered is played, an interruption is obeyed', async ({
  page,
  model,
  storeUrl,
}) => {
  const view = await openVoice(page, storeUrl);
  await connected(view);
  await expect(view.getByText('Recording')).toBeVisible();
  const session = await model.session();

  const heard = await secondsHeard(session);
  // The browser takes a tone that lasts for noise and turns it down, at its own pace; it stays the one thing that is heard.
  expect(heard.tone, 'the microphone’s tone').toBeGreaterThan(0.01);
  expect(heard.rest, 'anything else').toBeLessThan(heard.tone / 5);

  session.hear('What is zinc?');
  await session.answer('Zinc is a mineral.', 1.5);
  await expect(view.getByText('AI Speaking')).toBeVisible();
  await expect(view.getByRole('log')).toContainText('What is zinc?');
  await expect(view.getByRole('log')).toContainText('Zinc is a mineral.');
  await expect(view.getByText('AI Speaking')).toBeHidden();
  await checkAccessibility(page, { within: '.voice-view' });
  const played = await page.evaluate(() => ({ ...window.soundRecord, now: undefined, streams: [] }));
  const samples = played.played.flatMap((piece) => piece.samples);
  const wanted = tonePcm(1.5);
  expect(Math.abs(samples.length / played.rate - 1.5), 'seconds played').toBeLessThan(0.01);
  const sent = loudnessOf(Buffer.from(wanted), 440);
  const got = loudnessOf(
    Buffer.from(Int16Array.from(samples, (one) => one * 0x7f_ff).buffer),
    440,
    played.rate,
  );
  expect(Math.abs(got.tone - sent.tone)).toBeLessThan(0.01);
  expect(got.rest).toBeLessThan(0.02);
  // A busy machine may leave a pause between two of them, but they never lie over each other.
  for (const [index, piece] of played.played.entries()) {
    const before = played.played[index - 1];
    if (before)
      expect(piece.start - before.start - before.samples.length / played.rate).toBeGreaterThan(-0.001);
  }

  session.hear('Tell me a long story');
  await session.request('response.create', 2);
  session.begin();
  session.words('Once upon a time there was a garden by the river. '.repeat(6));
  session.audio(tonePcm(10));
  await expect(view.getByText('AI Speaking')).toBeVisible();
  // Of a reply that nobody has heard anything of nothing would be kept: it is deleted, not cut.
  await page.waitForFunction((before) => {
    const first = window.soundRecord.played[before];
    return first && window.soundRecord.now() > first.start + 0.2;
  }, played.played.length);
  session.speechStarted();
  const cut = await session.request('conversation.item.truncate');
  await expect(view.getByText('AI Speaking')).toBeHidden();
  expect(cut.audio_end_ms).toBeGreaterThan(0);
  expect(cut.audio_end_ms).toBeLessThan(10_000);
  const { stops, interruptions } = await page.evaluate(() => ({
    stops: window.soundRecord.stops,
    interruptions: window.soundRecord.interruptions,
  }));
  expect(Math.max(...stops) - (interruptions.at(-1) ?? 0), 'milliseconds until silence').toBeLessThan(100);
  expect(model.breaches()).toEqual([]);

  await view.getByRole('button', { name: 'Click to pause' }).click();
  await expect(view.getByText('Recording')).toBeHidden();
  const before = session.count('input_audio_buffer.append');
  await session.request('input_audio_buffer.append', before + 4);
  expect(session.sound.subarray(-2 * 8192).every((byte) => byte === 0)).toBe(true);
  await view.getByRole('button', { name: 'Click to start talking' }).click();
  await expect(view.getByText('Recording')).toBeVisible();

  await view.getByRole('button', { name: 'Close Voice Mode' }).click();
  await expect(view).toBeHidden();
  await expect.poll(() => microphoneIsOpen(page)).toBe(false);
  await session.closed;
});
