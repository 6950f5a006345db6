import { labelOf } from '#features/catalog/label-of.server.ts';
import { listedProducts } from '#features/catalog/listed-products.server.ts';
import { inSlices } from '#platform/time/in-slices.server.ts';
import type { AssistantParts } from './assistant-parts.server.ts';

/**
 * Reads what an answer needs, before the first question comes: what the assistant knows, the rules, the label of each product and the
 * entries that are asked for most, in slices between which others have their turn. What fails is told in the log, and read when it is needed.
 */
export async function prepareAssistant({
  prepare,
  gate,
  catalog,
  prepareKnowledge,
  log,
}: Pick<AssistantParts, 'prepare' | 'gate' | 'catalog' | 'prepareKnowledge' | 'log'>): Promise<void> {
  try {
    await prepare();
    gate.assess({ message: ANY_WORDS, earlier: [] });
    await inSlices(listedProducts(await catalog.listProducts()), labelOf);
    await prepareKnowledge();
  } catch (error) {
    log.warn({ err: error }, 'the assistant could not be prepared');
  }
}

/** The dictionary is read with the first message. */
const ANY_WORDS = 'Good mornin';
