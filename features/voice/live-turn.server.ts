import { noSituation } from '#assistant/situation.ts';
import type { Care, Grounds } from '#features/chat/safety/safety.ts';
import { findMaterial, type MaterialParts } from './find-material.server.ts';

/** What a response to one turn rests on. */
export interface LiveTurn {
  /** What the model is told for it, beside its instructions; '' for nothing. */
  material: string;
  message: string;
  care: Care;
  grounds: Grounds;
}

/** Before anybody has said anything. */
export const firstTurn: LiveTurn = {
  material: '',
  message: '',
  care: { opening: '', rules: [], avoid: [], products: true, situation: noSituation },
  grounds: { texts: [], products: [], links: [] },
};

/** Looks up what the words ask for, and writes the orders for this one response. */
export async function prepareTurn(
  parts: MaterialParts,
  { message, care }: { message: string; care: Care },
): Promise<LiveTurn> {
  const material = await findMaterial(parts, { question: message, care });
  const orders = [
    material.text,
    care.opening && `Already said, so do not repeat it: ${care.opening}`,
    !care.products && 'Name no product in this answer.',
  ];
  return { material: orders.filter(Boolean).join('\n'), message, care, grounds: material.grounds };
}
