import { createStore } from 'zustand/vanilla';
import type { ProductCardData } from '#features/catalog/product-card-data.ts';

/** A line of the transcript. */
export interface SpokenTurn {
  id: string;
  role: 'user' | 'assistant';
  text: string;
}

/** A mail that waits for the visitor's yes. */
export interface MailDraft {
  email: string;
  note: string;
  product: ProductCardData | undefined;
}

export interface VoiceState {
  phase: 'connecting' | 'connected' | 'waiting' | 'over';
  engine: 'live' | 'embedded' | null;
  /** No microphone: the visitor types, the answers are spoken. */
  typing: boolean;
  recording: boolean;
  speaking: boolean;
  /** What is being understood at this moment. */
  interim: string;
  turns: readonly SpokenTurn[];
  /** Why it does not work, and whether trying again makes sense. */
  problem: { title: string; detail: string } | null;
  /** Seconds until the next attempt. */
  retryIn: number;
  /** The browser plays no sound before it was clicked. */
  soundBlocked: boolean;
  /** Recognition is the browser maker's, and the visitor has not been told. */
  vendorNotice: boolean;
  mail: MailDraft | null;
  /** Products of which the visitor has to choose one for the cart. */
  choice: readonly ProductCardData[];
}

const INITIAL: VoiceState = {
  phase: 'connecting',
  engine: null,
  typing: false,
  recording: false,
  speaking: false,
  interim: '',
  turns: [],
  problem: null,
  retryIn: 0,
  soundBlocked: false,
  vendorNotice: false,
  mail: null,
  choice: [],
};

/** Half an hour of talk has no more that anybody scrolls back to. */
const MAX_TURNS = 100;

export const createVoiceState = () => createStore<VoiceState>(() => INITIAL);
export type VoiceStore = ReturnType<typeof createVoiceState>;

/** Appends to the line with this id, or begins it. */
export function addWords(store: VoiceStore, added: SpokenTurn): void {
  store.setState(({ turns }) => {
    const known = turns.some(({ id }) => id === added.id);
    const next = known
      ? turns.map((turn) => (turn.id === added.id ? { ...turn, text: turn.text + added.text } : turn))
      : [...turns, added];
    return { turns: next.slice(-MAX_TURNS) };
  });
}
