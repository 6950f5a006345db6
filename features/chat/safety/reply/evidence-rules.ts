import type { Care } from '../safety.ts';
import { words } from '../pattern.ts';
import { plainText } from '../plain-words-text.ts';
import { amountsIn, contactsIn, linkKey, linksIn, pricesIn, type ReplyFacts } from './reply-facts.ts';
import type { TaggedSentence } from './tag-reply.ts';
import { isDeferred, isDeniedBefore } from './denial.ts';

/** Whether a sentence says more than its evidence does. */

export const inventsDose = (sentence: string, facts: ReplyFacts): boolean =>
  amountsIn(withoutTargets(sentence)).some((amount) => !facts.amounts.has(amount));

export const inventsPrice = (sentence: string, facts: ReplyFacts): boolean =>
  pricesIn(withoutTargets(sentence)).some((price) => !facts.prices.has(price));

export const inventsContact = (sentence: string, facts: ReplyFacts): boolean =>
  contactsIn(withoutTargets(sentence)).some((contact) => !facts.contacts.has(contact));

const withoutTargets = (sentence: string) =>
  sentence.replace(/\]\((?:[^()]|\([^()]{0,100}\)){0,600}\)/g, '] ');

/** Pages of this store: small letters, one slash in front, no way out. */
const STORE_PATH = /^\/(?![/\\])[a-z0-9\-_/]*(?:\?[a-z0-9\-_=&%+]*)?(?:#[a-z0-9-]*)?$/i;

export function inventsLink(sentence: string, facts: ReplyFacts, pages: ReadonlySet<string>): boolean {
  return linksIn(sentence).some((address) => {
    if (!address.startsWith('/')) return !facts.links.has(linkKey(address));
    if (!STORE_PATH.test(address)) return true;
    const [first = '', second] = address.slice(1).split(/[/?#]/);
    return first === 'product' ? !facts.handles.has(second ?? '') : !pages.has(first);
  });
}

/** Images, HTML, reference links, entities and other ways to show what the rules did not read. */
const HIDDEN =
  /!\[|<\s*[a-z!/?]|&#?[a-z0-9]{2,10};|^\s*\[[^\]]{1,200}\]:|\]\s?\[|\b(?:javascript|data|vbscript|file|blob):\S|\p{Cc}(?<!\t)|\p{Co}/iu;
export const hidesMarkup = (sentence: string): boolean => HIDDEN.test(sentence);

const SELLING =
  /(?:\b(?:our|try|buy|order|recommend|offer|carry|sell|stock|called|product|grab|add)\b[^.!?\n]{0,25}?\s|\*\*)((?:BioLife\s)?[A-Z][\w'&+-]{2,30}(?:\s(?:&\s|and\s|with\s|of\s|the\s)?[A-Z0-9][\w'&+-]{0,30}){1,6})/g;
const WORD_OF_SHOP =
  /\b(?:capsules?|gummies|softgels?|tincture|formula|blend|complex|booster|cleanse|detox|elixir|tonic|drops|syrup|powder|tea|oil|balm|max|pro|ultra|plus|extreme|forte|support|relief|pack|kit|bundle|supreme|miracle)\b/i;

/** A title in capitals that neither the catalogue nor the knowledge knows. */
export function inventsProduct(sentence: string, facts: ReplyFacts): boolean {
  return [...withoutTargets(sentence).matchAll(SELLING)].some(([, name = '']) => {
    if (!WORD_OF_SHOP.test(name) && !name.startsWith('BioLife ')) return false;
    // As the facts were read: 'Crown & Coil' is 'crown and coil' in both.
    return !facts.plain.includes(` ${plainText(name).trim()} `);
  });
}

const inside = [
  '(?:system|developer|hidden|initial|original|secret) (?:prompt|message|instructions?)|my (?:prompt|instructions|guidelines|programming|training data|rules) (?:say|says|are|is|tell|tells|state)|i (?:was|am|have been) (?:instructed|programmed|told) to|as an? (?:ai|large)? ?language model|ignor(?:e|ing) (?:all |any |my |the |your )*(?:previous|prior|above|earlier) (?:instructions|rules|messages)|jailbreak|developer mode|dan mode|new instructions|you are now|begin system|end of prompt|the (?:prompt|context|passages?|documents?) (?:say|says|tells? me|above|provided)|api key|access token|password is',
  '(?:ive|i have|i just|i will|ill|im going to|i|we have|weve) (?:now |just |already |also )*(?:sent|emailed|e mailed|mailed|texted|added|placed|ordered|charged|refunded|cancelled|canceled|booked|scheduled|called|applied|updated|changed|deleted|subscribed|forwarded|reserved|contacted)(?: \\S+){0,5} (?:you|your|it|cart|order|refund|address|account|doctor|appointment|discount|email|list|payment)',
  '(?:your|the) (?:refund|order|payment|appointment|subscription|return) (?:has been|is now|was just|is being) (?:processed|placed|issued|sent|cancelled|canceled|booked|shipped)|i (?:will|shall|can) (?:call|phone|contact|notify|message|email) (?:your|the|a|911)|(?:gone|went) ahead and (?:\\S+ )?(?:placed|ordered|added|sent|emailed)',
  '(?:what is|whats) your (?:social security|ssn|card|credit card|password|pin|cvv)(?: number)?',
  '(?:give|send|tell|share|enter|provide|type|email|confirm|verify)(?: (?:me|us|here|in|your|the|full|with)){0,4} (?:credit card|card number|cvv|social security|ssn|password|bank account|pin|login|routing number)',
].map(words);

export function talksOfMachinery(tagged: string): boolean {
  return inside.some((pattern) => tagged.search(pattern) >= 0);
}

const praised = words(
  '(?:(?:(?<=^ )|(?:\\.|,|and|or|please|just|simply|then|you|you (?:can|could|should|might|may|will|need to|want to|ought to)|id|we|i|lets) )(?:take|try|add|start|use|recommend|suggest|buy|order|consider|drink|choose|pick|get|grab|go with|start with|love)(?: (?!\\. )\\S+){0,6} ING|ING(?: (?!\\. )\\S+){0,5} (?:is|are|would be|could be|can be|may be|makes?) (?:\\S+ ){0,2}?(?:good|great|best|ideal|perfect|wonderful|amazing|right|choice|pick|option|worth|just what|exactly))',
);

/** 'Take fiber two hours apart from metformin' tells how far apart, where it is put just so in what was found. */
export const keepsApart = (whole: string, facts: ReplyFacts): boolean =>
  / apart /.test(whole) && facts.plain.includes(whole.trim());

/** Suggests what this visitor had better leave alone, or names a product where none belongs. */
export function suggestsAvoided({ tagged, ingredients, namesProduct }: TaggedSentence, care: Care): boolean {
  if (namesProduct && !care.products) return true;
  const avoided = ingredients.some((name) => care.avoid.includes(name));
  if (!avoided) return false;
  if (namesProduct && !/ (?:avoid|not|never|ask|leave|without|skip) /.test(tagged)) return true;
  return [...tagged.matchAll(praised)].some(
    ({ index, 0: match }) =>
      !isDeniedBefore(tagged, index) &&
      !isDeferred(tagged, index + match.length) &&
      !/ (?:avoid|not|never|ask|before|unless|bleed\w*|harm\w*|risk|may make|raise|lower) /.test(tagged),
  );
}
