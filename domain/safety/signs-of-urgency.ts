import type { Sign } from './emergency.ts';
import { upTo, words } from './pattern.ts';

/** What cannot wait for a day, and is no attack that everybody knows: clots, heat, birth, belly, eyes, withdrawal. */

const sign = (id: Sign['id'], sources: readonly string[], unless?: RegExp): Sign[] =>
  sources.map((source) => ({ id, pattern: words(source), ...(unless && { unless }) }));

const limb = '(?:calf|leg|thigh|shin)';
const swollen =
  '(?:twice as big|twice the size|bigger than|swollen|swole|swelling|swelled|swells|puffy|puffed)';
const sore =
  '(?:red|redness|hot|warm|pain|painful|hurts?|hurting|sore|tender|aches?|aching|throbbing|throbs|purple)';
const birth =
  '(?:postpartum|post partum|gave birth|giving birth|after birth|since (?:the )?birth|had (?:my|the|a|our) baby|delivered|c section|just had a baby)';
const afterBirth =
  '(?:bleeding (?:heav\\S*|a lot|bad|badly|through|so much)|heavy bleeding|soaking|(?:passing|passed|big|huge|large) (?:\\S+ )?clots?|fever|chest|(?:bad|severe|terrible|awful) headache|blurry|blurred|seeing spots|cant breathe|passed out|fainted|seizure)';
const shaking =
  '(?:shak(?:y|ing|es)|the shakes|sweat(?:s|y|ing)|seeing things|hearing things|hallucinat\\S*|seizures?|confused|throwing up|vomiting|tremors?|heart racing)';
const drink =
  '(?:alcohol|liquor|booze|the bottle|drinking(?! (?:soda|coffee|juice|milk|water|tea|pop|so much|anything|green)))';
const belly = '(?:belly|stomach|abdomen|abdominal|tummy|gut)';
const testicle = '(?:testicles?|testis|scrotum|nut ?sack)';
const dark =
  '(?:confus(?:ed|ion)|pass(?:ed|ing) out|faint\\S*|not sweating|stopped sweating|isnt sweating|no sweat|throwing up|vomiting|cant stand|delirious|slurring|(?:talking|acting) (?:\\S+ )?(?:crazy|nonsense|drunk|confused|strange|weird)|out of it)';

export const signsOfUrgency: readonly Sign[] = [
  ...sign(
    'clot',
    [
      `${limb}${upTo(7)}${swollen}${upTo(6)}${sore}`,
      `${limb}${upTo(6)}${sore}${upTo(6)}${swollen}`,
      `${swollen}${upTo(3)}${limb}${upTo(6)}${sore}`,
      `${sore}${upTo(4)}${swollen}${upTo(4)}${limb}`,
      `(?:one|left|right) ${limb}${upTo(3)}(?:bigger|fatter|more swollen) than`,
      `(?:think|could|might|maybe|is this|is it|feels? like|looks? like|worried|scared|have|got)${upTo(6)}(?:dvt|deep vein thrombosis|blood clot (?:in|on))`,
      `(?:pierna|pantorrilla)${upTo(4)}hinchad[oa]${upTo(5)}(?:roj[oa]|duele|caliente|dolor)`,
    ],
    /\b(?:both|twisted|sprain\w*|mosquito|bug bite|bee|leg day|workout|kicked|bruised?|periods?|years ago|on MED for)\b/,
  ),
  ...sign('heat', [
    '(?:heat|sun) ?strokes?',
    `(?:in|from|out in|working in) (?:the |this )?(?:heat|sun|hot car|hot attic)${upTo(14)}${dark}`,
    `${dark}${upTo(8)}(?:in|from) (?:the |this )?(?:heat|sun|hot car)`,
    `skin${upTo(3)}hot${upTo(3)}dry${upTo(8)}${dark}`,
    `(?:baby|child|kid|toddler)${upTo(4)}(?:in|inside)${upTo(2)}hot car`,
    'golpe de calor|insolacion',
  ]),
  ...sign('dehydration', [
    `(?:cant|cannot|couldnt|wont|not) (?:even )?(?:keep|keeping|hold|holding) (?:\\S+ ){0,3}?(?:water|anything|nothing|fluids?|liquids?|food) down${upTo(16)}(?:days?|hours|dizzy|weak|faint|peed|pee|urine|all day|since)`,
    `(?:havent|hasnt|not|didnt) (?:\\S+ )?(?:kept|keeping|keep|held) (?:\\S+ ){0,3}?(?:water|anything|nothing|fluids?|liquids?|food) down`,
    `(?:days?|hours|all day|dizzy|weak)${upTo(8)}(?:cant|cannot|couldnt|wont) (?:even )?(?:keep|hold) (?:\\S+ ){0,3}?(?:water|anything|nothing|fluids?|liquids?|food) down`,
    `(?:havent|hasnt|not|didnt|aint) (?:peed|urinated|pee|made water)${upTo(3)}(?:all day|since|today|yesterday|in \\S+ hours)`,
    `(?:hasnt|havent|not|no)(?: \\S+){0,4} wet diapers?(?! (?:rash|bag|cream))`,
    `no (?:wet )?diapers?${upTo(4)}(?:all day|today|hours|since|and)|sunken (?:eyes|soft spot)|soft spot${upTo(3)}sunken`,
    `dehydrated${upTo(8)}(?:confused|fainted|passed out|cant stand|wont wake|not peeing)`,
    `deshidratad[oa]${upTo(6)}(?:confundid[oa]|desmay\\S*|no orina)`,
  ]),
  ...sign(
    'withdrawal',
    [
      `(?:alcohol|drinking|liquor|benzos?|benzodiazepines?) withdrawals?|withdrawals? from (?:\\S+ )?(?:alcohol|drinking|liquor|benzos?|MED)|MED withdrawals?|delirium tremens|(?:have|having|got) the dts|benzo withdrawals?`,
      `(?:stopped|quit|quitting|without|gave up|put down|no) (?:\\S+ )?${drink}${upTo(12)}(?:${shaking}|cold turkey)`,
      `${shaking}${upTo(8)}(?:stopped|quit|without|gave up|put down|no) (?:\\S+ )?${drink}`,
      `(?:detox(?:ing)?|com(?:e|ing) off|get(?:ting)? off|quit(?:ting)?|stop(?:ping)?)(?: \\S+){0,2} (?:alcohol|liquor|drinking)${upTo(6)}(?:at home|cold turkey|by myself|on my own)`,
      `(?:ran out of|out of|stopped|quit|off|without)${upTo(3)}MED${upTo(6)}(?:shak(?:y|ing|es)|seeing things|hearing things|hallucinat\\S*|tremors?)`,
      `dej(?:e|o) (?:de tomar|el) alcohol${upTo(6)}(?:temblando|sudando|viendo cosas)`,
    ],
    /\b(?:sugar|insulin|soda|coffee|caffeine)\b/,
  ),
  ...sign('vision', [
    `(?:lost|loss of) (?:\\S+ )?(?:vision|sight|eyesight)(?= (?:in|out|sudden|suddenly|this|today|now|\\.)|$| $)`,
    `(?:curtain|shade|shadow|veil)${upTo(5)}(?:over|across|down)${upTo(3)}(?:eyes?|vision)`,
    `(?:flashes|flashing lights?|floaters)${upTo(8)}(?:flashes|floaters|sudden|suddenly|all of a sudden|curtain)`,
    '(?:went|gone|going|woke up) blind(?: \\S+){0,2} (?:in|this|today|suddenly|eye)|blind in (?:one|my|his|her) (?:\\S+ )?eye',
    `(?:cant|cannot) see${upTo(6)}(?:in|out of|with) (?:one|my|his|her) (?:\\S+ )?eye|(?:went|gone|turned|is) (?:all )?(?:black|dark|gray|grey) in (?:one|my|his|her) (?:\\S+ )?eye`,
    'perdi la vista|no veo de un ojo',
  ]),
  ...sign('belly', [
    `(?:severe|worst|unbearable|excruciating|extreme|horrible) ${belly} (?:pains?|aches?|cramps)`,
    `${belly}${upTo(9)}(?:cant|cannot) (?:even )?(?:stand|walk|move|straighten)`,
    `${belly}${upTo(6)}(?:so bad|so much|terrible|awful|unbearable)${upTo(6)}(?:floor|doubled over|bent over|curled up|crying|screaming|ball)`,
    `${belly}${upTo(3)}(?:hard|stiff|rigid) (?:as|like) (?:a )?(?:board|rock|wood)`,
    `(?:pain|hurts?|hurting|stabbing|sharp)${upTo(5)}(?:lower right|right lower|right side of)${upTo(10)}(?:fever|vomit\\S*|throwing up|cant walk)`,
    `(?:think|have|having|could|might|is this|is it|got)${upTo(4)}appendicitis`,
    `${testicle}${upTo(6)}(?:hurts?|hurting|pain|painful|swollen|swelling|swole|twisted|aching)`,
    `(?:my|his) (?:balls|nuts)${upTo(3)}(?:hurts?|hurting|swollen|swole|aching|painful)`,
    `(?:pain|swelling|swollen|twisted)${upTo(5)}(?:${testicle}|(?:my|his) (?:balls|nuts))|testicular torsion`,
    `dolor (?:de|en el) (?:estomago|vientre|barriga|abdomen)(?: muy)? (?:fuerte|insoportable|intenso)`,
  ]),
  ...sign('postpartum', [
    `${birth}${upTo(14)}${afterBirth}`,
    `${afterBirth}${upTo(10)}${birth}`,
    `(?:di a luz|parto)${upTo(8)}(?:sangr\\S+|fiebre)`,
  ]),
];
