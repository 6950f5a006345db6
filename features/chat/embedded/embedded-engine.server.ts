import { setImmediate as nextTurn } from 'node:timers/promises';
import { storeCategories } from '#content/knowledge/knowledge-entry.ts';
import type { Engine, EngineTask } from '../engine.server.ts';
import type { Passage } from '#features/knowledge/passage.server.ts';
import { answerFirst } from '../reading/answer-first.server.ts';
import type { ToldBefore } from '../reading/told-before.server.ts';
import { withoutYesOrNo } from '../without-yes-or-no.ts';
import { words } from './markdown.server.ts';
import {
  offerProducts,
  tellCheaper,
  tellComparison,
  tellLabels,
  tellProducts,
} from './tell-products.server.ts';
import { opening, sourcesOf, tell, tellMore, tellSeveral } from './tell-passage.server.ts';
import { labelFactOf } from '../products/label-asked.server.ts';
import type { ProductQuestion } from '../products/product-question.server.ts';
import { writtenOf } from '../products/written-of-product.server.ts';
import { whetherWeHave } from '../products/whether-we-have.server.ts';
import { leftOutSentence } from '../products/why-not.server.ts';
import { asksForAll, ASKS_WHETHER, NEEDS_NOTHING } from '../reading/patterns.server.ts';
import type { Product } from '#integrations/storefront/product.ts';
import { subjectWords } from '../reading/plain-words.server.ts';
import { inOneForm, plainWords } from '#platform/text/in-one-form.ts';
import {
  AS_I_SAID,
  confirmed,
  declined,
  everythingWeSell,
  goodbye,
  greeting,
  heard,
  noneOfThese,
  notOnTheShelves,
  nothingMore,
  perhaps,
  standsAbove,
  thanks,
  unknown,
  unknownOf,
  whichProduct,
  withoutProducts,
} from './small-talk.server.ts';

/** Writes from the knowledge base and the catalogue alone; nothing has to be configured for it. */
export function createEmbeddedEngine(): Engine {
  return {
    passages: 1,
    readsEnglish: true,
    async *compose(task: EngineTask) {
      for (const paragraph of composeReply({ ...task, found: guarded(task) })) {
        yield `${paragraph}\n\n`;
        // Each paragraph leaves before the next one is written.
        await nextTurn();
      }
    },
  };
}

/**
 * A further question is answered with a yes or no only where it was surely put just so, and never beside a medicine or a group: the 'no' to 'is it
 * harmful' would say something else to 'is it all right'.
 */
function guarded({ found, care }: EngineTask): EngineTask['found'] {
  const told = (passage: Passage): Passage => {
    const { asked, more, orMeant } = passage;
    const plainly = {
      ...passage,
      ...(more && care.rules.length > 0 && { more: more.map(withoutItsVerdict) }),
    };
    // Each of several stands behind the question that it answers, like what else is told.
    if (!asked || (care.rules.length === 0 && (asked.isPutSo || orMeant))) return plainly;
    return { ...plainly, asked: withoutItsVerdict(asked), orMeant: orMeant?.map(told) };
  };
  return {
    ...found,
    reading: care.rules.length === 0 ? found.reading : withoutVerdict(found.reading),
    passages: found.passages.map(told),
    likely: found.likely && told(found.likely),
  };
}

const withoutItsVerdict = <Answered extends { answer: string }>(one: Answered): Answered => ({
  ...one,
  answer: withoutYesOrNo(one.answer),
});

/** The answer of a product's page, as whoever has a reason to ask first may read it. */
function withoutVerdict(reading: Task['found']['reading']): Task['found']['reading'] {
  const { ask } = reading;
  if (ask.kind !== 'fact' || ask.fact.kind !== 'asked') return reading;
  return {
    ...reading,
    ask: { kind: 'fact', fact: withoutItsVerdict(ask.fact) },
  };
}

type Task = Pick<EngineTask, 'found' | 'care' | 'message'>;

/** The whole reply as paragraphs of Markdown. Every fact in it stands in the task's passages or products. */
function composeReply({ found, care, message }: Task): string[] {
  const { reading, products, passages, shelf } = found;
  const { ask } = reading;
  const [passage] = passages;
  // All that were asked about hold something this visitor had better leave alone.
  const mayName = care.products && products.length > 0;
  switch (ask.kind) {
    case 'greeting':
      return [greeting];
    case 'thanks':
      return [thanks];
    case 'goodbye':
      return [goodbye];
    case 'declined':
      return NEEDS_NOTHING.test(plainWords(message)) ? [goodbye] : declined;
    case 'remark':
      return heard;
    case 'which':
      return whichProduct;
    case 'more':
      return passage ? tellMore(passage, message) : nothingMore;
    case 'compare':
      return mayName ? tellComparison(products) : leftOutReply(found);
    case 'order':
      return mayName ? tellCheaper(products, ask.cheapest) : leftOutReply(found);
    case 'fact':
      return mayName ? tellProducts(products, ask.fact) : leftOutReply(found);
    case 'shelf':
      return products.length > 0
        ? [
            ...saysWhether(found, message, found.toldBefore ? [] : opening(passage)),
            ...(ask.popular ? [NO_SALES_FIGURES] : []),
            ...offerProducts(products, shelf),
            ...explained(found),
            ...askFirst,
          ]
        : emptyShelf({ found, care, message });
    case 'question':
      return answerQuestion({ found, message });
  }
}

/** 'Yes, we do', or what of it we have not, before what is known of it. */
function saysWhether(
  { wished, products }: Task['found'],
  message: string,
  known: readonly string[],
): string[] {
  const plain = plainWords(message);
  const said = whetherWeHave(wished, ASKS_WHETHER.test(plain) && isAllOf(plain, products[0]));
  if (said === undefined) return [...known];
  // 'None of these' is said of the products that follow.
  return wished?.without ? [...known, said] : [said, ...known];
}

/** Everything that was asked for stands in its name, kind, tags, sizes or description: of a flavor that it has not, 'yes' would be wrong. */
function isAllOf(plain: string, product: Product | undefined): boolean {
  if (!product) return false;
  const { title, productType, tags, variants, description } = product;
  const texts = [title, productType, ...tags, ...variants.map((one) => one.title), description];
  const own = new Set(inOneForm(texts.join(' ')).split(' '));
  return subjectWords(plain).every((word) => own.has(inOneForm(word)) || NOT_OF_A_THING.has(word));
}
const NOT_OF_A_THING = new Set(
  'sell carry got stock hello hi hey please yall ya supplement supplements vitamin vitamins still even ever store shop call'.split(
    ' ',
  ),
);

const NO_SALES_FIGURES =
  'I keep no count of what sells most, so I would rather not name one. These stand first in our shop.';

/** Why something that belongs here is not among the products, in one sentence. */
const explained = ({ leftOut }: Task['found']): string[] =>
  leftOut.length > 0 ? [leftOutSentence(leftOut.map(({ why }) => why))] : [];

/** None of the products is for this person: why, what stands on the labels that were asked for, and what may be done instead. */
function leftOutReply(found: Task['found']): string[] {
  const fact = labelFactOf(found.reading);
  // Whom to ask is said above, and no label says more of what is in play.
  if (fact?.kind === 'concern' && found.labels.length === 0) return explained(found);
  return [
    ...explained(found),
    ...(fact && found.labels.length > 0
      ? tellLabels(found.labels, fact)
      : withoutProducts(found.page, {
          explained: found.leftOut.length > 0,
          noneForChildren: found.noneForChildren === true,
        })),
  ];
}

const askFirst = [
  'If you take medicine, are pregnant or nursing, or have a condition, ask your pharmacist before the first one.',
];

/** Asked for products, and there is none to offer: what is known of it, and why nothing follows. */
function emptyShelf({ found, care, message }: Task): string[] {
  const { reading, page, leftOut } = found;
  const [passage] = found.passages;
  if (care.products && leftOut.length === 0 && !page && !passage && asksForAll(reading.query))
    return everythingWeSell;
  const told = passage ? tell(passage, message) : [];
  if (!care.products || leftOut.length > 0) return [...told, ...leftOutReply(found)];
  const absent = found.wished?.absent ?? [];
  return absent.length > 0 ? noneOfThese(absent, told, page) : [...told, ...notOnTheShelves(page)];
}

function answerQuestion({ found, message }: Pick<Task, 'found' | 'message'>): string[] {
  const { passages, products, shelf, corrected, reading } = found;
  const [passage] = passages;
  if (passage && found.confirmed) {
    const offered = [...offerProducts(products, shelf), ...explained(found)];
    return offered.length > 0 ? offered : [confirmed];
  }
  const again = found.toldBefore && goOn(found, found.toldBefore);
  if (again) return again;
  if (!passage) return [...offerAlone(found, message), ...withoutAnswer(found, message)];
  return [
    ...(corrected ? [`I read that as “${words(corrected)}”.`] : []),
    ...(reading.person && reading.followUp ? [forPerson(reading.person)] : []),
    ...tell(passage, message),
    ...offerProducts(products, shelf),
    ...explained(found),
  ];
}

/** Of an entry that stands in the last reply, only what says what is asked now: nobody reads it twice to find that. */
function goOn(
  { passages: [passage], likely, reading }: Task['found'],
  { says, asks, again }: ToldBefore,
): string[] | undefined {
  const told = passage ?? likely;
  if (!told || (reading.person && reading.followUp)) return undefined;
  if (says !== undefined) return [again ? `${AS_I_SAID} ${words(says)}` : words(says), ...sourcesOf([told])];
  const isRule = storeCategories.includes(told.category);
  return standsAbove({ asks, rule: isRule ? words(answerFirst('', told).first) : undefined });
}

/** What was perhaps meant, else what is known of the thing, else that nothing is. */
function withoutAnswer({ likely, nearby, related }: Task['found'], message: string): string[] {
  if (likely?.orMeant) return tellSeveral([likely, ...likely.orMeant]);
  if (likely) {
    const { before, after } = perhaps(likely.asked?.alone ? likely.asked.question : likely.question);
    return [before, ...tell(likely, message), after];
  }
  return nearby ? unknownOf(tell(nearby, message)) : unknown(related?.question);
}

/** A product was named, but what was asked of it nobody wrote down. */
const offerAlone = ({ products }: Task['found'], message: string): string[] =>
  products.length > 0 ? tellProducts(products.slice(0, 1), ofPage(products[0], plainWords(message))) : [];

/** What its page says of it, where it says anything of what was asked. */
const ofPage = (product: Product | undefined, plain: string): ProductQuestion =>
  product && writtenOf(product, plain).length > 0 ? { kind: 'written', plain } : { kind: 'about' };

const forPerson = (person: string) =>
  `For your ${person}, this is the place to start. What ${person.endsWith('s') ? 'they take' : `your ${person} takes`} already, and any condition, may change it, so let a doctor or pharmacist see the label first.`;
