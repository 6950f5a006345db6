import { plainWords } from '#platform/text/in-one-form.ts';

/** How people say what they want, on plain words (see plain-words.ts). */

const smallTalk = {
  greeting:
    /^happy (?:juneteenth|kwanzaa|holidays?|thanksgiving|easter|new years?|mothers day|fathers day|mlk day|(?:mon|tues|wednes|thurs|fri|satur|sun)day|birthday)( [a-z]+){0,6}$|^(hi|hello|hey|hiya|howdy|yo|greetings|good (morning|afternoon|evening|day)|whats up|wassup|wazzup|whassup|sup|whats good|hola)( (there|everybody|everyone|friend|again|you|yall|y'all|to you|my (dear|friend|love|sister|brother)|dear|darling|darlin|love|sweetie|honey|baby|sis|bro|fam|maam|sir|miss|mam|(and )?(how (are|r) (you|yall|u)|hows it going|how you (doing|been|feeling)|how do you do)( (today|doing|this (morning|afternoon|evening)))?))*$/,
  thanks:
    /^(ok |okay |great |perfect |alright |wow )*(thanks|thank you|thx|ty|much appreciated|appreciate it|thats (great|helpful|perfect)|great|perfect|awesome|bless you|god bless)( (so|very|a|much|lot|you|again|for|your|the|help|that|all))*$/,
  goodbye:
    /^(?:[a-z']+ ){0,4}wrong (?:chat|app|window|thread|text|tab|person|number)(?: [a-z']+){0,8}$|^(ok |okay )*(bye|goodbye|good night|see you|see ya|take care|talk (to you )?later)( (later|soon|now|then|bye))*$/,
} as const;

export function smallTalkIn(plain: string): keyof typeof smallTalk | undefined {
  return (['greeting', 'thanks', 'goodbye'] as const).find((kind) => smallTalk[kind].test(plain));
}

/** Asks for nothing new. */
export const MORE =
  /^((please|yes|ok|okay|and) )*(tell me more|more|go on|continue|what else|anything else|say more|elaborate|explain( more| that| it)?|more (info|information|details?)|keep going|yes|yes please|sure|why|how so)( (please|about (it|that|this|them)))*$/;

/** 'Nah I'm straight, just looking' was not misread. */
export const NEEDS_NOTHING =
  /\b(?:im|i'm|i am|mi|me|we|we're) (?:good|straight|fine|okay|ok|alright|all set|set)\b|\bno (?:thanks?|thank you|thx)\b|\bjust (?:looking|browsing)\b/;

/** 'Tell me about zinc once more' asks what 'tell me about zinc' asks. */
export const REPEATED = /\s*\b(?:once more|one more time|once again|again)\b/gi;

export const ORDER_WORDS =
  /\b(cheap(er|est)?|less expensive|least expensive|lowest price[ds]?|most affordable|only afford|afford (?:just|only)|costs? (less|the least)|more expensive|most expensive|pric(ier|iest)|dear(er|est)|costs? (more|the most))\b/;

export const POPULAR =
  /\b(?:best ?sell(?:er|ers|ing)|top sell(?:er|ers|ing)|most popular|popular(?:est)?|customer favou?rites?|what (?:sells|do people buy)(?: the)? most|number one (?:product|seller))\b/;

/** What it costs to bring, or when it comes. */
export const OF_PARCELS =
  /\b(?:shipping|shipment|delivery|postage|freight)\b|\b(?:cost|costs|charge|much|fee) (?:\w+ ){0,3}?to (?:ship|deliver|send|mail)\b/;

/** For everything that the shop has, and nothing in particular. */
export const asksForAll = (query: string): boolean =>
  /\b(?:(?:everything|what all|what|all)(?: that| of the things)? (?:do |does |is it )?(?:you|yall|ya|u|unu|allyuh|y'all) (?:all )?(?:be )?(?:sell|selling|carry|got|have|stock)|what (?:kind|kinds|sort|sorts|type|types) of (?:things|stuff|products|supplements|vitamins)|what (?:products|supplements|stuff) (?:do )?(?:you|yall|ya|u)|your whole (?:store|shop|list|catalog(?:ue)?))\b/.test(
    plainWords(query),
  );

/** Asks whether the shop has something: 'do y'all sell', 'u got', 'is there any'; not 'the biggest one you sell'. */
export const ASKS_WHETHER =
  /^(?!.*\b(?:what|whats|what's|which|how)\b).*\b(?:(?:do|does|did|are|have) (?:you|u|ya|yall|y'all|unu|the store|this store)\b.*\b(?:have|sell|sells|selling|carry|stock|offer|got|make|keep)|(?:you|u|ya|yall|y'all|unu|allyuh) (?:guys |all |still |even |ever )?(?:got|sell|have|carry|stock)|got any|any chance of|is there (?:any|a|an)|have you (?:any|got))\b/;

export const askPatterns = {
  compare: /\b(compare|comparison|difference|different|vs|versus|better|which one|which of|side by side)\b/,
  stock:
    /\b(in stock|available|availability|sold out|out of stock|restock\w*|any left|(?<!\b(?:to|i|we|he|she|they|can|could) )have it|do you have (it|this|that|them))\b/,
  price: /\b(prices?|costs?|how much (is|are|does|do|for)|how expensive)\b/,
  sizes:
    /\b(sizes?|flavou?rs?|options|variants?|in bulk|(?:bigger|larger|smaller) (?:box|bottle|jar|bag|tub|pack|one)s?|how many (capsules|gummies|softgels|servings|tablets|lozenges))\b/,
  directions:
    /\b(how (do|should|can|would|many|often|long)|when (do|should|can)|directions?|dosage|dose|servings?|with food|(?:one|two|three|four|1|2|3|4|once|twice) (?:a|per|each|every) (?:day|night|morning))\b/,
  label:
    /\b(ingredients?|whats in|what (is|are) in|whats inside|contains?|made (of|with|from)|label|supplement facts|how much|vegan|gluten|does (it|this|that) have|is there)\b/,
  warnings:
    /\b((?:ok|okay|o k|alright|all right|fine) (?:for (?:me|him|her|them|us|my|a|an|somebody|someone|women|men|elders|seniors)|if (?:i|im|i'm|you|he|she)|to take|with)|side effects?|warnings?|who should(nt| not|n't)|safe|interact(s|ions?)?|careful|risks?|avoid|allerg(y|ies|ic|ens?))\b/,
  about:
    /^(please )?((can you )?(tell|show) me( (more|something))?( about)?|what (is|are|does)|whats|describe|more about|info(rmation)? (on|about)|do you (have|sell|carry|stock)|about|i (want|need|would like)|is there)\b/,
  shelf:
    /\b(recommend|suggest|(do )?(you|u|ya|yall|y'all|unu|una|wunna|allyuh) (have|sell|carry|stock|offer|got)|show me|looking for|in search of|searching for|in the market for|what (products?|do you have|have you got)|which (products?|of your)|(can|could|to|wanna|where|id|lemme|let me) buy|buy from (you|yall)|shop for|products? (for|with)|anything (vegan|gluten free|without)|(you|yall|y'all|u) have (any|some)|you got any|got any|(i|we) (want|need) (one|some|something|sumn|somethin)|(something|anything|smth|stuff|things?) (to help )?(for|with)|what should i (get|buy|take) for|(anything|something|what|stuff) (for )?(under|below|less than)|what (can|could) i (get|buy)|(can|could) i get|(everything|all) (that )?(you|yall|ya|u|they) (all )?(sell|got|have|carry))\b/,
} as const;

/** The message goes on about what was said: it begins like an addition, or a small word stands where its subject would. */
export function leansOnBefore(plain: string): boolean {
  if (/^(and|also|but|or|so|what about|how about|for|then)\b/.test(plain)) return true;
  if (
    /\b(it|its|that|this|these|those|them|they|one|ones|both|the (first|second|third|last|two|2))\b/.test(
      plain,
    )
  )
    return true;
  // 'Price?', 'in stock?', 'ingredients please'
  return plain.split(' ').length <= 3;
}
