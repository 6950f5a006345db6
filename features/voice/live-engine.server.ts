import { notHeardLine, withheldLine } from './voice-texts.ts';
import { partsOfCare } from '#features/chat/parts-of-care.server.ts';
import type { ClientEvent } from './voice-events.ts';
import type { RealtimeConfig } from '#integrations/realtime/open-realtime.ts';
import { isFinal, type Problem, type RealtimeEvent } from '#integrations/realtime/realtime-event.ts';
import * as ask from '#integrations/realtime/requests.ts';
import type { Speak } from '#integrations/speech/open-speech.ts';
import type { MaterialParts } from './find-material.server.ts';
import { LiveCalls } from './live-calls.server.ts';
import { LiveLink } from './live-link.server.ts';
import { type Basis, LiveReplies, type Reply } from './live-replies.server.ts';
import { LiveSpeech } from './live-speech.server.ts';
import { EarlyTurn } from './early-turn.server.ts';
import { firstTurn, goingOn, liveSetup } from './live-turn.server.ts';
import { MaterialItems } from './material-items.server.ts';
import type { SpeechRate } from './speech-rate.server.ts';
import { problemEvent } from './problem-event.server.ts';
import type { VoiceEngine, VoiceLine } from './voice-engine.server.ts';
import type { Conversation } from './voice-memory.server.ts';

export interface LiveParts extends MaterialParts {
  realtime: RealtimeConfig;
  /** How fast the model's voice speaks, as far as this store has heard it. */
  rate: SpeechRate;
  /** Says passed text exactly: the model then writes only. */
  speak?: Speak | undefined;
}

type ReplyEvent = Exclude<
  Extract<RealtimeEvent, { responseId: string } | { type: 'call-piece' }>,
  { type: 'response-over' }
>;
/** Sound that the model has not taken; beyond it what the microphone says now is worth more than what it said then. */
const MAX_WAITING = 512 * 1024;

/**
 * Relays a voice model. The model never answers by itself: the visitor's words go through the safety gate first, then a response is asked for, one at
 * a time, or a fixed line is said. What the model says passes the same gate as written replies, and its sound waits for that; a sentence that may not be said ends the reply.
 */
export class LiveEngine implements VoiceEngine {
  readonly #parts: LiveParts;
  readonly #line: VoiceLine;
  readonly #conversation: Conversation;
  readonly #link: LiveLink;
  readonly #replies: LiveReplies;
  readonly #calls: LiveCalls;
  readonly #speech: LiveSpeech;
  readonly #material: MaterialItems;
  readonly #early: EarlyTurn;
  #turn = firstTurn;
  #turns = 0;
  /** A response is wanted as soon as the running one is over. */
  #wanted = false;
  #established = false;
  #closed = false;

  constructor(parts: LiveParts, line: VoiceLine, conversation: Conversation) {
    this.#parts = parts;
    this.#line = line;
    this.#conversation = conversation;
    this.#replies = new LiveReplies(parts.rate);
    this.#calls = new LiveCalls({
      send: (event) => line.send(event),
      answer: (callId, output) => this.#link.send(ask.addCallOutput(callId, output)),
      onAllAnswered: () => this.#respond(),
    });
    this.#speech = new LiveSpeech({
      ...parts,
      send: (event) => line.send(event),
      request: (request) => this.#link.send(request),
      onWithheld: (reply, rules) => this.#withhold(reply, rules),
    });
    this.#material = new MaterialItems((request) => this.#link.send(request));
    this.#early = new EarlyTurn(parts, () => conversation.history());
    this.#link = new LiveLink({
      realtime: parts.realtime,
      setup: liveSetup(line, parts.speak),
      history: () => conversation.turns,
      isIdle: () => !this.#isSpeaking(),
      onEvent: (event) => this.#hear(event),
      onRenewed: () => this.#renewed(),
      onLost: (problem) => this.#fail(problem),
    });
  }

  receive(event: ClientEvent): void {
    switch (event.type) {
      case 'input_audio_buffer.append':
        if (this.#link.waiting < MAX_WAITING) this.#link.send(ask.appendAudio(event.audio));
        return;
      case 'conversation.item.truncate':
        return this.#speech.told(event.item_id, event.audio_end_ms);
      case 'response.cancel':
        return this.#interrupt();
      case 'conversation.item.create':
        if (event.item.type === 'function_call_output')
          this.#calls.answered(event.item.call_id, event.item.output);
        else {
          const [{ text }] = event.item.content;
          if (this.#isSpeaking()) this.#interrupt();
          this.#link.say({ role: 'user', text });
          void this.#answer(text);
        }
    }
  }

  close(): void {
    this.#closed = true;
    this.#replies.forget();
    this.#calls.close();
    this.#link.close();
  }

  pause(): void {
    this.#link.pause();
  }

  resume(): void {
    this.#link.resume();
  }

  #hear(event: RealtimeEvent): void {
    switch (event.type) {
      case 'created':
        return;
      case 'ready':
        if (!this.#established) this.#line.send({ type: 'connection.established', engine: 'live' });
        this.#established = true;
        return;
      case 'speech-started':
        this.#speech.visitorSpeaks();
        if (this.#isSpeaking()) this.#interrupt();
        return;
      case 'heard':
        return this.#heard(event);
      case 'not-heard':
        return this.#sayLine(notHeardLine);
      case 'response-over':
        return this.#over(event);
      case 'error':
        return this.#trouble(event.problem);
      case 'hearing':
        return this.#early.hearing(event);
      default:
        this.#hearReply(event);
    }
  }

  /** Its own words are no question: the 911 line would be answered with the 911 line. */
  #heard({ text, itemId }: Extract<RealtimeEvent, { type: 'heard' }>): void {
    if (!text) return;
    if (!this.#speech.isEcho(text)) void this.#answer(text);
    else if (itemId) this.#link.send(ask.deleteItem(itemId));
  }

  #hearReply(event: ReplyEvent): void {
    if (event.type === 'call-piece') return this.#calls.piece(event);
    const reply = this.#replies.begin(event.responseId, () => this.#basis());
    if (reply.dead) return;
    switch (event.type) {
      case 'audio':
        return this.#speech.sound(reply, {
          itemId: event.itemId || event.responseId,
          delta: event.delta,
        });
      case 'audio-done':
        return this.#speech.soundDone(reply);
      case 'words':
        return this.#speech.words(reply, event);
      case 'call':
        return this.#calls.called(event);
      case 'response-started':
    }
  }

  #isSpeaking(): boolean {
    return this.#replies.running !== undefined || this.#speech.hasUnplayed();
  }

  #withhold(reply: Reply, rules: readonly string[]): void {
    this.#parts.log.warn({ rules }, 'a sentence of a spoken reply was withheld');
    this.#interrupt(reply);
    this.#remember(reply);
    this.#sayLine(withheldLine);
  }

  /** Once, and before what is said next. */
  #remember(reply: Reply): void {
    const { text, used } = reply;
    if (text) this.#conversation.add({ role: 'assistant', text, evidence: used });
    reply.text = '';
  }

  async #answer(message: string): Promise<void> {
    const turn = (this.#turns += 1);
    this.#line.send({ type: 'conversation.item.input_audio_transcription.completed', transcript: message });
    const [earlier, history] = [this.#conversation.earlier(), this.#conversation.history()];
    this.#conversation.add({ role: 'user', text: message });
    const assessment = this.#parts.gate.assess({ message, earlier });
    if (assessment.kind === 'answered') {
      if (this.#isSpeaking()) this.#interrupt();
      this.#wanted = false;
      this.#parts.log.info({ rule: assessment.rule }, 'a spoken question had a fixed answer');
      return this.#sayLine(assessment.reply);
    }
    const { care } = assessment;
    const { first } = partsOfCare(care, history);
    if (first) this.#sayLine(first);
    const prepared = await this.#early.turnFor(message, { history, care });
    // Somebody who has gone, or has said something else meanwhile.
    if (this.#closed || turn !== this.#turns) return;
    if (prepared.opening) this.#sayLine(prepared.opening);
    this.#turn = prepared;
    this.#respond();
  }

  /** One response at a time: the next is asked for when the running one is over. */
  #respond(): void {
    if (this.#replies.running) {
      this.#wanted = true;
      return;
    }
    this.#wanted = false;
    this.#speech.settle();
    this.#replies.ask(this.#basis());
    this.#material.give(this.#turn.material);
    this.#link.send(ask.createResponse());
  }

  #basis(): Basis {
    const { message, care, evidence, used } = this.#turn;
    const turn = { message, earlier: this.#conversation.earlier() };
    return { gate: this.#parts.gate.open(turn, care, evidence), used };
  }

  /** A line that has to be said word for word: the browser says it, and the model is told that it was said. */
  #sayLine(markdown: string): void {
    this.#tell(this.#speech.say(markdown), markdown);
  }

  #tell(text: string, written = text): void {
    this.#conversation.add({ role: 'assistant', text, written });
    this.#link.say({ role: 'assistant', text });
  }

  #over({ responseId, complete, problem }: Extract<RealtimeEvent, { type: 'response-over' }>): void {
    const reply = this.#replies.begin(responseId, () => this.#basis());
    this.#replies.end(reply);
    if (!reply.dead) this.#speech.over(reply, complete);
    this.#remember(reply);
    if (problem) this.#trouble(problem);
    if (this.#wanted && !this.#closed) this.#respond();
    else this.#calls.responseOver();
  }

  /** The visitor speaks into a reply, or it may not go on: the browser throws away what it has not played, the model stops and forgets what was not heard. */
  #interrupt(reply = this.#replies.running): void {
    const isRunning = reply && !reply.over && !reply.dead;
    if (reply) reply.dead = true;
    // A response has to end before its items can be cut.
    if (isRunning) {
      this.#link.send(ask.cancelResponse());
      this.#replies.cancel(reply, () => this.#wanted && this.#respond());
    }
    this.#speech.silence(reply);
  }

  #renewed(): void {
    // What was asked of the old session is not answered by the new one.
    const cut = this.#established ? this.#replies.running : undefined;
    const heard = cut && !cut.dead ? this.#speech.abandon(cut) : '';
    this.#replies.forget();
    this.#calls.forget();
    this.#speech.forget();
    this.#material.forget();
    if (heard) this.#tell(heard);
    if (heard) this.#turn = goingOn(this.#turn);
    if (cut || this.#wanted) this.#respond();
  }

  #trouble(problem: Problem): void {
    const { kind } = problem;
    if (kind === 'harmless' || kind === 'expired') return;
    if (isFinal(kind)) return this.#fail(problem);
    // What was asked for and did not begin will not begin.
    const refused = this.#replies.running;
    if (refused?.id === undefined && refused) refused.over = true;
    // Refused because another one runs: it is asked for again when that is over.
    if (kind === 'occupied') return void (this.#wanted = true);
    this.#parts.log.warn({ problem }, 'the voice model reports a problem');
    this.#line.send(problemEvent(problem));
  }

  #fail(problem: Problem): void {
    if (this.#closed) return;
    this.#parts.log.error({ problem }, 'the voice model cannot be used');
    this.#line.send(problemEvent(problem));
    this.#line.end();
  }
}
