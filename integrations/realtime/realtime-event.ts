/** What a voice model says, in our words: both generations of names become these in read-vendor-event.ts. */
export type RealtimeEvent =
  /** The session is there, not yet set up. `expiresAt` in seconds since 1970, where the vendor says so. */
  | { type: 'created'; generation: Generation; expiresAt: number | undefined }
  | { type: 'ready' }
  | { type: 'speech-started' }
  /** The visitor's words. */
  | { type: 'heard'; text: string; itemId: string }
  /** More of what the visitor is saying, while it is understood. */
  | { type: 'hearing'; text: string; itemId: string }
  | { type: 'not-heard' }
  | { type: 'response-started'; responseId: string }
  /** 16-bit sound, base64. */
  | { type: 'audio'; responseId: string; itemId: string; delta: string }
  | { type: 'audio-done'; responseId: string }
  /** What the assistant says, as text; not `spoken` where it is written and no sound of it comes. */
  | { type: 'words'; responseId: string; text: string; spoken: boolean }
  | { type: 'call-piece'; callId: string; delta: string }
  /** A complete call, told once for each call id. */
  | { type: 'call'; responseId: string; callId: string; name: string; arguments: string }
  /** Not `complete` when the model was stopped, or failed: words of its last sound may be missing. */
  | { type: 'response-over'; responseId: string; complete: boolean; problem: Problem | undefined }
  /** `refused` is the part of the session that it speaks of, where it names one. */
  | { type: 'error'; problem: Problem; refused: OptionalPart | undefined };

/** The vendors' interface changed its names once; servers of both kinds are about. */
export type Generation = 'current' | 'older';

export interface Problem {
  kind: ProblemKind;
  /** The vendor's own words and code: for the log, never for a visitor. */
  detail: string;
}

/** A part of a session that some servers do not have: without it a conversation is worse, not impossible. */
export type OptionalPart = 'voice' | 'transcriber' | 'noise-reduction';

export type ProblemKind =
  /** Not accepted: trying again would only be refused again. */
  | 'key'
  | 'quota'
  | 'model'
  /** The session could not be set up, even without what a server may lack. */
  | 'setup'
  | 'busy'
  /** The vendor's own limit of a session. */
  | 'expired'
  /** A request came too late or twice: nothing is wrong. */
  | 'harmless'
  /** Somebody else's response runs: ours has to wait. */
  | 'occupied'
  | 'other';

/** Repeating would change nothing. */
export const isFinal = (kind: ProblemKind): boolean => FINAL.has(kind);
const FINAL: ReadonlySet<ProblemKind> = new Set(['key', 'quota', 'model', 'setup']);

const signs: [kind: ProblemKind, sign: RegExp][] = [
  ['quota', /insufficient_quota|quota|billing|payment|credit|\b402\b/i],
  [
    'key',
    /invalid_api_key|incorrect api key|authentication|unauthori[sz]ed|permission|forbidden|\b40[13]\b/i,
  ],
  ['model', /model_not_found|invalid_model|model .*(not exist|not found)|\b404\b/i],
  ['occupied', /already_has_active_response|already has an active response/i],
  [
    'harmless',
    /response_cancel_not_active|no active response|item_truncate|item_delete|already shorter|truncat/i,
  ],
  ['expired', /session_expired|maximum duration|session .*expired/i],
  ['busy', /rate_limit|too many|overloaded|\b429\b|\b503\b/i],
];

/** What kind of trouble a vendor's code, message, close reason or HTTP answer speaks of. */
export const problemOf = (...words: (string | number | undefined)[]): Problem => {
  const detail = words
    .filter((word) => word !== undefined && word !== '')
    .join(' ')
    .slice(0, 500);
  return { kind: signs.find(([, sign]) => sign.test(detail))?.[0] ?? 'other', detail };
};
