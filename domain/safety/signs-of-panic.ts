import { isAskedAbout, isDenied, isPast, sentenceAt } from './how-it-is-said.ts';
import { withoutIdioms } from './idioms.ts';
import { saysAny, upTo, words } from './pattern.ts';

/** Great fear, which is no emergency by itself and needs a kind word before any product. */
const panic = [
  '(?:panic|anxiety) attacks?|(?:ataques?|attacks?) de (?:panico|panic|ansiedad)',
  '(?:im|i am|am|be|is|hes|shes|started|keep|keeps|been) (?:\\S+ )?(?:panicking|freaking out)',
  `(?:anxiety|my nerves)${upTo(6)}(?:cant (?:calm|stop|breathe)|shaking|through the roof|out of control|taking over)`,
].map(words);

/** 'Constant panic attacks since my mother died' is not over. */
const GOES_ON = /\b(?:since|constant|constantly|keep|keeps|every|still)\b/;

/** Whether somebody in great fear is spoken of, now or again and again. Takes a message as plain text. */
export function speaksOfPanic(plain: string): boolean {
  const text = withoutIdioms(plain);
  return saysAny(panic, text, ({ index }) => {
    const sentence = sentenceAt(text, index);
    return (
      !isDenied(text, index) && (GOES_ON.test(sentence) || !isPast(sentence)) && !isAskedAbout(sentence, text)
    );
  });
}
