import { saysAny, upTo, words } from '../pattern.ts';
import { isDeferred, isDeniedBefore } from './denial.ts';

/** Sentences that tell somebody what they have. They read tagged plain text. */

const condition =
  '(?:DIS|shingles|menopause|appendicitis|sciatica|vertigo|a virus|stress|gas|heartburn|indigestion|hormones|nerves|nothing|anxiety|anemic|hypertensive|hypothyroid|depressed|deficient|deficiency|(?:a |an )?(?:panic attack|pinched nerve|trapped nerve|allergy|low iron|iron deficiency|vitamin deficiency|hormone imbalance|bug)|low (?:iron|ING)|(?:iron|ING|vitamin) deficiency|low thyroid|(?:your |the )(?:gallbladder|thyroid|hormones|nerves|liver|heart|kidneys|gut|prostate|uterus|sinuses))';
const little =
  '(?: (?:a|an|the|just|only|some|simply|kind of|your|mild|early|severe|bad|case|form|touch|of|type 2|chronic|classic|clear|urinary|tract|yeast|ear|sinus|skin|viral|bacterial|kidney|bladder|stomach|heart|muscle|iron|ING))*';
const surely =
  '(?:probably|likely|most likely|very likely|definitely|clearly|certainly|surely|obviously|almost certainly|no doubt|undoubtedly|nothing but|(?:could|may|might) (?:very |quite )?(?:well|easily) be|must be|has to be|can only be)';

const diagnoses = [
  `(?:you|he|she|your \\S+) (?:probably |likely |definitely |clearly |certainly |obviously |surely |must |may well |could well |do |does |might )*(?:have|has|got|suffers? from|are having|is having|developed|caught)${little} ${condition}`,
  `(?:youve|youre|you are|hes|shes|he is|she is|your \\S+ is) (?:probably |likely |definitely |clearly |certainly |obviously |surely |just |only |already |having |got |in |going through |suffering from )*(?:(?:a|an|the|mild|early|severe|type 2|badly|a bit) )*(?:DIS|prediabetic|insulin resistant|MED resistant|menopausal|infected|anemic|hypertensive|hypothyroid|depressed|deficient|low in|short of iron|shingles|menopause|a panic attack|low (?:iron|ING)|low thyroid)`,
  `(?:(?:(?<=^ |[.,] |and |but |so )that|this|it|what you (?:describe|say|have)) )?(?:sounds|looks|seems|feels|reads|smells)(?: (?:a lot|very much|just|to me|exactly|suspiciously|pretty much))? like(?: you have| you are| you got)?${little} ${condition}`,
  `(?:its|it is|it|this is|this|that is|thats|that|these are|those are|they are|(?:(?:that|this|the|your|his|her|these|those) )?(?:rash|pain|lump|cough|spots?|cramps?|swelling|headaches?|tiredness)|yours)(?: is| are)? ${surely}${little} ${condition}`,
  `(?:its|it is|this is|that is|thats|these are)(?: just| only| simply| nothing but) ${condition}`,
  `(?:its|it is|this is|that is|thats)${little} ${condition}(?= (?:\\.|,)|$| $)`,
  `${surely}(?: its| it is| this is| that is| thats)${little} ${condition}`,
  `(?:id say|i would say|i think|i guess|id guess|i bet|i suspect|i believe|im sure|i am sure|in my (?:opinion|view|experience)|my (?:guess|bet|money|impression|diagnosis|hunch|verdict)|im afraid|i fear|everything says|all signs say)(?: (?:is|that|its|it|this|you|youre|have|has|are|may|might|could|be|probably|on|he|she|looks|like)){0,5}${little} ${condition}`,
  `(?:good|strong|high|real|fair|every) (?:chance|likelihood|probability|possibility|reason to think)(?: (?:that|of|is|its|it|this|you|have|are|having|a|an)){1,5}${little} ${condition}`,
  `(?:your|yours|these|those|what you (?:describe|tell me|say|have told))${upTo(5)}(?:points? (?:straight )?(?:to|towards?)|suggests?|means?|indicates?|confirms?|spells?|screams?|adds? up to|(?:is|are) typical (?:of|for)|(?:is|are) (?:a )?(?:clear |classic |sure )?signs? of)${little} ${condition}`,
  `(?:classic|textbook|typical|clear|telltale) (?:signs?|symptoms?|case|picture|example) of${little} ${condition} (?:in you|in your)`,
  `(?:(?:what )?you describe|(?:what )?you tell me|you have|yours|these are|this is)${upTo(3)}(?:classic|textbook|typical|clear|telltale) (?:signs?|symptoms?|case|picture|example) of${little} ${condition}`,
  'your (?:thyroid|liver|kidneys?|heart|gallbladder|pancreas|iron|ferritin|hormones|immune system|adrenals?|blood) (?:is|are|must be|seems?|looks?)(?: \\S+)? (?:under ?active|over ?active|failing|weak|sluggish|inflamed|diseased|damaged|fatigued|deficient|blocked|exhausted|infected|too low|too thin)',
].map(words);

/** Right in front of it: 'if you have diabetes' says nothing of the visitor. */
const SUPPOSED =
  /(?<![^ ])(?:if|when|whenever|whether|do|does|did|that|because|since|who|whom|unless|say|said|says|told|tell|think|thinks|people|anybody|anyone|where|once|until|after|before|in case|as|how|why|what)(?: (?:you|also|already|either))? $/;
/** Goes on with what was supposed: 'ask first if you are pregnant, you have asthma or you take a blood thinner'. */
const GOES_ON = /(?<![^ ])(?:and|or|,)(?: (?:you|also|already))? $/;
const IN_A_LIST = /\S (?:if|when|unless|whether|do|who|for people|for anyone|until|before)(?![^ ])/;

function isSupposed(before: string): boolean {
  const sentence = before.slice(before.lastIndexOf(' . ') + 1);
  if (SUPPOSED.test(before)) return !/(?:id|i would|i) (?:say|think)(?: that)? $/.test(before);
  return GOES_ON.test(before) && IN_A_LIST.test(sentence);
}

const HEDGED = / (?:not|never|no|cannot|whether) /;

export function diagnosesVisitor(tagged: string): boolean {
  return saysAny(
    diagnoses,
    tagged,
    ({ index, 0: match }) =>
      !isSupposed(tagged.slice(0, index)) &&
      !isDeniedBefore(tagged, index) &&
      !HEDGED.test(` ${match} `) &&
      !isDeferred(tagged, index),
  );
}
