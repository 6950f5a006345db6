import { afterEach, expect, test, vi } from 'vitest';
import { collectedGarbage } from '#tests/support/collected-garbage.ts';
import { tonePcm } from '#tests/support/fake-realtime-session.ts';
import { established } from '#tests/support/voice-conversation.ts';

/** Pieces of 4096 samples at 24 kHz in a minute. */
const PIECES_A_MINUTE = Math.round((60 * 24_000) / 4096);
const MINUTES = 30;
const PIECE_MS = (4096 / 24_000) * 1000;
/** So many are under way at once: more would be dropped, as of a line that cannot keep up. */
const AT_ONCE = 16;
/** What compilers and pools settle at; measured from here on. */
const WARM_UP_MINUTES = 5;
/** Everything that half an hour leaves behind, both ends and the scripted model in one process. The sound alone is 86 MB each way. */
const MAX_GROWTH_MB = 4;

/** Of this process, after everything that nobody holds is gone. */
async function heapMb(): Promise<number> {
  await collectedGarbage();
  return process.memoryUsage().heapUsed / 1024 / 1024;
}

afterEach(() => {
  vi.useRealTimers();
});

test('half an hour of conversation leaves nothing behind', { timeout: 120_000 }, async () => {
  const { model, client, session } = await established();
  // The clock that the server counts by; the sockets are real.
  vi.useFakeTimers({ toFake: ['performance'] });
  session.keepSound(false);
  client.keepEvents(false);
  const said = tonePcm(4096 / 24_000);
  const answer = tonePcm(0.4);
  let heapAfterWarmUp = 0;
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    for (let piece = 1; piece <= PIECES_A_MINUTE; piece += 1) {
      client.append(said);
      vi.advanceTimersByTime(PIECE_MS);
      if (piece % AT_ONCE === 0 || piece === PIECES_A_MINUTE)
        await session.received('input_audio_buffer.append', PIECES_A_MINUTE * (minute - 1) + piece);
    }
    // Six turns a minute, every third one cut.
    for (let turn = 1; turn <= 6; turn += 1) {
      const asked = session.count('response.create');
      session.hear(`Question ${turn} of minute ${minute}`);
      await session.received('response.create', asked + 1);
      session.begin();
      session.words('An answer of some length, as answers are. ');
      for (let piece = 0; piece < 10; piece += 1) session.audio(answer);
      const ended = session.count('response.cancel');
      if (turn % 3 === 0) {
        session.speechStarted();
        await session.received('response.cancel', ended + 1);
      } else session.end();
    }
    if (minute === WARM_UP_MINUTES) heapAfterWarmUp = await heapMb();
  }
  expect(model.breaches()).toEqual([]);
  expect(client.strange).toEqual([]);
  expect((await heapMb()) - heapAfterWarmUp).toBeLessThan(MAX_GROWTH_MB);
});
