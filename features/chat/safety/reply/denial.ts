/** Denial and deferral in what an engine wrote. Plain text with tags: MED medicines, ING ingredients, PROD products, DIS diseases. */

const NEGATOR =
  /^(?:not|no|never|nor|neither|none|nobody|nothing|cannot|cant|dont|doesnt|didnt|isnt|arent|wasnt|wont|wouldnt|shouldnt|mustnt|aint|without|hardly|cease|refuse|nunca|sin|ningun|ninguna)$/;
const SUBJECT =
  /^(?:ING|PROD|it|its|this|these|they|we|our|you|he|she|supplements?|products?|herbs?|formula|blend|tea)$/;
const NEW_THOUGHT = /^(?:but|however|because|so|yet|instead|although|still)$/;
const REACH = 14;

/** A negator before `index` that reaches it: 'is not intended to diagnose, treat …'; not 'do not worry, it cures …'. */
export function isDeniedBefore(tagged: string, index: number): boolean {
  const words = tagged.slice(0, index).split(' ').filter(Boolean).slice(-REACH);
  let subject = false;
  let closed = false;
  for (let at = words.length - 1; at >= 0; at--) {
    const word = words[at] ?? '';
    if (NEGATOR.test(word)) {
      const next = words[at + 1] ?? '';
      if (next === ',' || /^(?:only|just|merely|doubt|matter|wonder|worry|need|reason|problem)$/.test(next))
        return false;
      return !closed;
    }
    if (word === '.' || NEW_THOUGHT.test(word)) return false;
    if (word === ',' && subject) closed = true;
    if (SUBJECT.test(word)) subject = true;
  }
  return false;
}

const WHO =
  '(?:doctors?|pharmacists?|midwife|pediatrician|clinic|team|nurse|surgeon|specialist|dentist|provider|prescriber|dietitian|counselor|laboratory|lab|medico|farmaceutico)';
const DEFERRAL = new RegExp(
  `(?<![^ ])(?:(?:ask|asking|check|checking|question|find out|pregunte|consulte)(?: (?!\\. )\\S+){0,5} (?:${WHO}|first|before|about|whether|if|how)|(?:talk|talking|speak|speaking|see|tell|telling|let|lets|show|consult|hable|unless|until|only|if|when|because)(?: (?!\\. )\\S+){0,5} ${WHO}|${WHO} (?:may|might|can|will|could|should|must|has to|decides?|says?|knows?|who)|whether|depends on|it depends)(?![^ ])`,
  'g',
);
const NO_DEFERRAL =
  /(?<![^ ])(?:no need to|dont need to|do not need to|dont have to|do not have to|without|never|dont|do not|no reason to|before you|you neednt|instead of|skip|why|even if|no matter whether|regardless of whether|whatever)(?: \S+){0,2} $/;

/** The sentence up to `end` hands the question to somebody who may decide it. */
export function isDeferred(tagged: string, end: number): boolean {
  const text = tagged.slice(tagged.lastIndexOf(' . ', end - 1) + 1, end);
  return [...text.matchAll(DEFERRAL)].some(({ index }) => !NO_DEFERRAL.test(text.slice(0, index)));
}
