import { commandWords, microphoneProblems, voiceWords } from './voice-words.ts';
import type { ProductCardData } from '#features/catalog/product-card-data.ts';
import { chooseProduct } from './choose-product.ts';
import type { ServerEvent } from './voice-events.ts';
import { showToast } from '#platform/ui/toasts.ts';
import { addProduct, type CommandOutput, runCommand } from './commands.ts';
import { MailDesk } from './mail-desk.ts';
import {
  askForMicrophone,
  microphoneDistance,
  MicrophoneError,
  record,
  type Recorder,
  release,
} from './microphone.ts';
import { canRecognise, Recognition } from './recognition.ts';
import { SoundOut } from './sound-out.ts';
import { noticeWasSeen } from './vendor-notice.ts';
import { VoiceLine } from './voice-line.ts';
import { addWords, createVoiceState } from './voice-state.ts';

/**
 * One voice conversation, from the question for the microphone to the end: what the view shows is in `state`. With a voice model connected
 * the sound itself goes to and fro; otherwise the browser understands and speaks, and words go.
 */
export class Conversation {
  readonly state = createVoiceState();
  readonly mail: MailDesk;
  readonly #navigate: (path: string) => void;
  readonly #line: VoiceLine;
  readonly #sound: SoundOut;
  readonly #recognition: Recognition;
  #stream: MediaStream | undefined;
  #recorder: Recorder | undefined;
  /** What the visitor last chose; a cut line does not change it. */
  #wantsToSpeak = true;
  /** Counts starts and ends: what was begun before the last of them is nobody's any more. */
  #run = 0;
  #turns = 0;
  #countdown: ReturnType<typeof setInterval> | undefined;

  constructor(parts: { sessionId: string; navigate: (path: string) => void }) {
    this.#navigate = parts.navigate;
    this.mail = new MailDesk(this.state, parts.sessionId);
    this.#line = new VoiceLine({
      sessionId: parts.sessionId,
      onEvent: (event) => this.#hear(event),
      onWaiting: (milliseconds) => this.#cut(milliseconds),
      onOver: (reason) => this.#over(reason),
    });
    this.#sound = new SoundOut({
      onSpeaking: (speaking) => this.state.setState({ speaking }),
      onBlocked: (soundBlocked) => this.state.setState({ soundBlocked }),
    });
    this.#recognition = new Recognition({
      onWords: (words) => this.#understood(words),
      onInterim: (words) => this.#understanding(words),
      onFailed: (reason) => this.#recognitionFailed(reason),
    });
  }

  /** The microphone is asked for before anything else happens (docs/product/voice.md#connecting). */
  async start(): Promise<void> {
    this.#run += 1;
    const run = this.#run;
    this.state.setState({ phase: 'connecting', problem: null, typing: false });
    this.#sound.open();
    try {
      const stream = await askForMicrophone();
      // Closed while the browser was asking: nobody listens any more.
      if (run !== this.#run) return release(stream);
      this.#stream = stream;
      // Safari lets sound begin while it records.
      this.#sound.open();
      this.#line.open(microphoneDistance(stream));
    } catch (error) {
      if (run !== this.#run) return;
      const problem = error instanceof MicrophoneError ? error.problem : 'other';
      this.#stop(voiceWords.startFailed, microphoneProblems[problem]);
    }
  }

  /** Without a microphone: words are typed, answers are spoken. */
  startTyping(): void {
    this.#sound.open();
    this.state.setState({ phase: 'connecting', problem: null, typing: true });
    this.#line.open();
  }

  toggleRecording(): void {
    this.#wantsToSpeak = !this.state.getState().recording;
    // The click allows sound as well, where the browser had held it back.
    this.#sound.open();
    this.#applyRecording();
  }

  allowSound(): void {
    this.#sound.open();
  }

  type(words: string): void {
    this.#interrupt();
    this.#say(words);
  }

  choose(product: ProductCardData): void {
    this.state.setState({ choice: [] });
    this.#note(addProduct(product));
  }

  dropChoice(): void {
    this.state.setState({ choice: [] });
  }

  /** Nothing stays open: microphone, sound, socket, timers. */
  close(): void {
    this.#run += 1;
    clearInterval(this.#countdown);
    this.#line.close();
    this.#recognition.stop();
    this.#releaseMicrophone();
    this.#sound.close();
    this.mail.close();
  }

  #hear(event: ServerEvent): void {
    switch (event.type) {
      case 'connection.established':
        return void this.#established(event.engine);
      case 'response.audio.delta':
        return this.#sound.play({
          delta: event.delta,
          responseId: event.response_id,
          itemId: event.item_id,
        });
      case 'response.audio_transcript.delta':
        addWords(this.state, { id: event.response_id, role: 'assistant', text: event.delta });
        if (event.speak) this.#sound.say(event.delta);
        return;
      case 'user.interrupted':
        return this.#fallSilent();
      case 'response.function_call_arguments.done':
        return void this.#carryOut(event);
      case 'conversation.item.input_audio_transcription.completed':
        this.#turns += 1;
        return addWords(this.state, { id: `user-${this.#turns}`, role: 'user', text: event.transcript });
      case 'error':
        showToast({ kind: 'error', title: event.message || voiceWords.anyError });
        if (event.code && event.code !== 'busy' && event.code !== 'turn')
          this.state.setState({ problem: { title: voiceWords.anyError, detail: event.message } });
        return;
      case 'response.audio.done':
      case 'response.function_call_arguments.delta':
    }
  }

  async #established(engine: 'live' | 'embedded'): Promise<void> {
    clearInterval(this.#countdown);
    this.state.setState({ phase: 'connected', engine, problem: null, retryIn: 0 });
    if (engine === 'embedded') {
      // The browser's recognition opens the microphone itself.
      this.#releaseMicrophone();
      const typing = this.state.getState().typing || !canRecognise();
      this.state.setState({ typing, vendorNotice: !typing && !noticeWasSeen() });
    } else if (this.#stream && !this.#recorder) await this.#openRecorder(this.#stream);
    this.#applyRecording();
  }

  async #openRecorder(stream: MediaStream): Promise<void> {
    const run = this.#run;
    try {
      const recorder = await record(this.#sound.open(), stream, {
        onPiece: (audio) => this.#line.send({ type: 'input_audio_buffer.append', audio }),
        speakerLevel: () => this.#sound.level(),
        onEnded: () => this.#stop(voiceWords.microphoneFailed, microphoneProblems.none),
      });
      if (run !== this.#run) return recorder.stop();
      this.#recorder = recorder;
    } catch {
      if (run === this.#run) this.#stop(voiceWords.microphoneFailed, microphoneProblems.other);
    }
  }

  #applyRecording(): void {
    const { phase, engine, typing } = this.state.getState();
    const recording = phase === 'connected' && !typing && this.#wantsToSpeak;
    this.#recorder?.setMuted(!recording);
    if (engine === 'embedded' && recording) this.#recognition.start();
    else this.#recognition.stop();
    this.state.setState({ recording });
  }

  #understanding(words: string): void {
    if (words && this.#sound.isEcho(words)) return;
    if (words) this.#interrupt();
    this.state.setState({ interim: words });
  }

  #understood(words: string): void {
    if (this.#sound.isEcho(words)) return;
    this.state.setState({ interim: '' });
    this.#interrupt();
    this.#say(words);
  }

  /** An answer to "which one?" needs no assistant. */
  #say(words: string): void {
    const chosen = chooseProduct(words, this.state.getState().choice);
    if (chosen.kind === 'one') return this.choose(chosen.product);
    this.#line.send({
      type: 'conversation.item.create',
      item: { type: 'message', role: 'user', content: [{ type: 'input_text', text: words }] },
    });
  }

  /** The visitor speaks or types into a reply. */
  #interrupt(): void {
    if (!this.#sound.isSpeaking) return;
    this.#line.send({ type: 'response.cancel' });
    this.#fallSilent();
  }

  #fallSilent(): void {
    const cut = this.#sound.interrupt();
    if (cut)
      this.#line.send({
        type: 'conversation.item.truncate',
        item_id: cut.itemId,
        content_index: 0,
        audio_end_ms: cut.playedMs,
      });
  }

  async #carryOut(call: { call_id: string; name: string; arguments: string }): Promise<void> {
    const output = await runCommand(call, {
      navigate: this.#navigate,
      confirmMail: (draft) => {
        if (this.state.getState().engine === 'embedded') this.#sound.say(commandWords.emailAsk);
        return this.mail.confirm(draft);
      },
      askWhich: (choice) => this.state.setState({ choice }),
    });
    this.#line.send({
      type: 'conversation.item.create',
      item: { type: 'function_call_output', call_id: call.call_id, output: JSON.stringify(output) },
    });
  }

  #note(output: CommandOutput): void {
    this.#turns += 1;
    const text = output.ok ? output.message : output.error;
    addWords(this.state, { id: `note-${this.#turns}`, role: 'assistant', text });
    this.#sound.say(text);
  }

  #recognitionFailed(reason: 'denied' | 'unreachable'): void {
    if (reason === 'denied') return this.#stop(voiceWords.microphoneFailed, microphoneProblems.denied);
    this.state.setState({ typing: true });
    this.#applyRecording();
  }

  #cut(milliseconds: number): void {
    this.#fallSilent();
    this.state.setState({ phase: 'waiting', retryIn: Math.ceil(milliseconds / 1000) });
    clearInterval(this.#countdown);
    this.#countdown = setInterval(
      () => this.state.setState(({ retryIn }) => ({ retryIn: Math.max(0, retryIn - 1) })),
      1000,
    );
    this.#applyRecording();
  }

  #over(reason: 'ended' | 'unreachable'): void {
    const { problem } = this.state.getState();
    // The server said why before it closed; that was shown as it came.
    if (problem) this.#end(problem);
    else this.#stop(reason === 'unreachable' ? voiceWords.connectionError : voiceWords.anyError, '');
  }

  #stop(title: string, detail: string): void {
    this.#end({ title, detail });
    showToast({ kind: 'error', title, description: detail || undefined });
  }

  #end(problem: { title: string; detail: string }): void {
    clearInterval(this.#countdown);
    this.#line.close();
    this.state.setState({ phase: 'over', problem });
    this.#applyRecording();
    this.#releaseMicrophone();
    this.#sound.interrupt();
  }

  #releaseMicrophone(): void {
    this.#recorder?.stop();
    this.#recorder = undefined;
    if (this.#stream) release(this.#stream);
    this.#stream = undefined;
  }
}
