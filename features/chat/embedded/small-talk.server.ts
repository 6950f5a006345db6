import { conditionLinks } from '#content/condition-links.ts';
import { asOneSentence } from '../as-one-sentence.ts';
import type { CategoryPage } from '../find-category-page.server.ts';
import { inWords } from '../products/whether-we-have.server.ts';
import { link } from './markdown.server.ts';

/** What the embedded engine says where no lookup is needed, and where none helped. */

const WHAT_I_CAN =
  'You can ask me what a vitamin, mineral or herb is, what a product costs and contains, which of two products is cheaper, or about shipping, returns and your orders.';

export const greeting = `Hello, and welcome. What can I help you with today? ${WHAT_I_CAN}`;

export const thanks = 'You are welcome. Ask me anything else whenever you like.';

export const goodbye = 'Take good care of yourself. I am here whenever you come back.';

const toAPerson = `To write to a person at the store, use the ${link('contact page', '/contact')}.`;

const readOn = (page: CategoryPage | undefined): string =>
  page ? `You can read about it on our page on ${link(page.title, page.href)}. ` : '';

/** What we have may not suit this visitor, and somebody who knows them should say what does. */
export const withoutProducts = (
  page: CategoryPage | undefined,
  { explained = false, noneForChildren = false } = {},
): string[] => [
  ...(explained
    ? []
    : [
        noneForChildren
          ? 'I know of nothing in our shop that is made for children, so I name no product: the pediatrician knows what fits.'
          : 'I leave our products out of this one: a doctor or pharmacist should look at it first, and they will know what fits.',
      ]),
  `${readOn(page)}I can tell you what an ingredient is and who should be careful with it. ${toAPerson}`,
];

/** What the shop is sorted by, as links. */
const allShelves = conditionLinks.map(({ name, href }) => link(name, href)).join(', ');

/** Asked for something that the shop has not. */
export const notOnTheShelves = (page: CategoryPage | undefined): string[] => [
  'I found nothing in our shop for that.',
  lookAround(page),
];

const lookAround = (page: CategoryPage | undefined) =>
  `${readOn(page)}You can look through ${link('everything we sell', '/shop')}, or tell me what it is for and I name some. ${toAPerson}`;

/** Things that were asked for by name, of which the shop has none: that is said first, then what is `known` of them. */
export const noneOfThese = (
  things: readonly string[],
  known: readonly string[],
  page: CategoryPage | undefined,
): string[] => [
  `No, nothing in our shop lists ${inWords(things, 'or')} on its label.`,
  ...known,
  lookAround(page),
];

/** 'What all do you sell?' */
export const everythingWeSell: string[] = [
  `We sell dietary supplements, sorted by what they may help support: ${allShelves}.`,
  `All of them stand on the ${link('shop page', '/shop')}. Tell me what it is for, or for whom, and I name some.`,
];

const NOT_KNOWN = 'I don’t know that one, and I would rather say so than guess.';

/** The same, and what we do know of the thing that was asked about. */
export const unknownOf = (told: readonly string[]): string[] => [
  `${NOT_KNOWN} This much I have on the subject:`,
  ...told,
  `For a question about your own health, ask your doctor or pharmacist. ${toAPerson}`,
];

/** Around an entry that was perhaps meant. */
export const perhaps = (question: string) => ({
  before: `I think you mean “${asOneSentence(question)}”`,
  after: 'Is that what you meant? If not, say it in other words.',
});

/** Around several that were perhaps meant. */
export const perhapsOneOf = {
  before: 'These come nearest to what you ask.',
  after: 'If it is none of them, say it in other words.',
};

/** Where what is known of it was told just before, and says no more than that. */
export const standsAbove = ({ asks, rule }: { asks: boolean; rule: string | undefined }): string[] => [
  ...(asks ? [] : ['Thank you for telling me.']),
  // A rule of the store is short, and holds for whoever asks on.
  rule === undefined
    ? `What I have on this stands just above${asks ? ', and it says no more than that' : ''}. A doctor or pharmacist who knows you can say what it means for you.`
    : `${rule} For what that means in your case, write to us through the ${link('contact page', '/contact')}.`,
];

/** 'Yes' to it, where no product goes with it. */
export const confirmed =
  'Good. Then what stands above is what I have on it. Ask me anything else whenever you like.';

/** Before an answer that the last reply gave to another question. */
export const AS_I_SAID = 'As I said:';

/** To what asks nothing. */
export const heard = [
  `I hear you. If there was a question in that, I have no answer to it here and would rather not guess. ${WHAT_I_CAN}`,
  toAPerson,
];

/** 'Does it have soy', where nothing was spoken of. */
export const whichProduct = [
  `Which product do you mean? Tell me its name, or what it is for, and I read you what its page and label say. Here is ${link('everything we sell', '/shop')}.`,
];

/** 'No' to what was offered. */
export const declined = ['Then I misread you, sorry. Say it in other words, and I look again.', WHAT_I_CAN];

/** An honest "I don't know", with the nearest question that has an answer. */
export function unknown(nearest: string | undefined): string[] {
  return [
    NOT_KNOWN,
    ...(nearest ? [`The nearest thing I can answer is “${asOneSentence(nearest)}”`] : []),
    `${WHAT_I_CAN} For a question about your own health, ask your doctor or pharmacist. ${toAPerson}`,
  ];
}

export const nothingMore = [
  'That is all I have on this. A doctor or pharmacist who knows you can go further.',
  'You can ask me about something else, or tell me which part you would like explained.',
];
