import { upTo, words } from '../pattern.ts';

/** Says that something does no harm, in whatever words: 'hardly any danger', 'never hurt anyone', 'the risk is zero'. */
const HARM =
  '(?:unsafe|dangers?|dangerous|risks?|risky|harm|harms|harmful|hurts?|threats?|troubles?|problems?|problematic|issues?|conflicts?|downsides?|concerns?|worr(?:y|ies)|bad|wrong|unwise|incompatible|contraindicated|complaints?|reactions?|interactions?|interference|side effects?)';
const NONE =
  '(?:no|zero|hardly any|barely any|scarcely any|little|minimal|negligible|without|free of|nothing)';
const denials = [
  `(?:not|isnt|arent|wasnt|never|hardly|neither|nor|anything but)(?: (?:at|all|really|a|an|any|the|least|bit|particularly|considered|known|to|be|even|that|very|ever)){0,4} ${HARM}`,
  `${NONE}(?: (?:a|any|single|real|known|serious|much|big|reported|major|at|all|whatsoever|such|is|bad|of)){0,3} ${HARM}`,
  `(?:nobody|no one|none|not one)(?: (?:has|have|had|ever|was|of|them|us|who|in|my|the|is|gets|got|reports?|reported|any|a|\\S+ers)){1,6} ${HARM}`,
  `${HARM}(?: (?!\\. |not |never )\\S+){0,5} (?:zero|nil|none|negligible|minimal|nonexistent|basically nothing)`,
  '(?:never|wont|will not|does not|doesnt|did not|didnt|do not|dont|cannot|cant)(?: (?:ever|even|really|usually|once|in|any|way|seem|to)){0,3} (?:hurts?|harms?|harmed|bothers?|mind|matter|clash|interact|interfere|conflict|collide|react|get in|get between)',
  '(?:neednt|need not|no need to|dont (?:have|need) to|do not (?:have|need) to|dont|do not|wouldnt|would not|wont|shouldnt|nothing to|no reason to|why|stop)(?: (?:even|really|ever)){0,2} (?:worry|worrying|be concerned|fear|fret|be afraid)',
  `why (?:would|should|could|might|is|are)${upTo(6)}(?:problem|issue|dangerous|unsafe|risky|harmful|bad|worry|avoid)`,
].map(words);

/** The sentence with each such phrase as one word, 'HARMLESS'. Takes and gives tagged plain text. */
export const withHarmlessWord = (tagged: string): string =>
  denials.reduce((text, pattern) => text.replace(pattern, 'HARMLESS'), tagged);
