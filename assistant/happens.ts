import type { Mention } from './turn.ts';

/** How something has to be said so that it counts. */

/** What lasts longer than a sentence: also said earlier, asked about or supposed, it holds. */
const STANDING: ReadonlySet<Mention['kind']> = new Set([
  'condition',
  'medicine',
  'ingredient',
  'person',
  'body',
  'manner',
  'context',
  'time',
  'quantity',
]);

export type Accepts = (mention: Mention) => boolean;
const lasting = ({ kind }: Mention) => STANDING.has(kind);
export const happening: Accepts = (one) =>
  !one.elsewhere &&
  !one.negated &&
  (lasting(one) ? one.kind !== 'quantity' || !one.past : !one.past && !one.hypothetical && !one.asked);
export const intended: Accepts = (one) => !one.elsewhere && !one.negated && !one.topic && !one.past;
export const supposed: Accepts = (one) => !one.elsewhere && !one.negated && (lasting(one) || !one.past);
export const spokenOf: Accepts = () => true;
