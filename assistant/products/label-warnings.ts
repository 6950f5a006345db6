import type { TermReader } from '../lexicon/term-reader.ts';
import { allergensIn } from './label-diet.ts';
import { type Sections, sentencesOf } from './label-sections.ts';
import type { LabelWarning } from './product-label.ts';

/** Whom a label warns, as concepts of groups.yaml, medicines.yaml and allergies.yaml. */

/** Advice on something else: an emergency, a child that finds the bottle. */
const OF_SOMETHING_ELSE =
  /\b(?:out of (?:the )?reach|accidental overdose|poison control|cannot reach|call 911|hors de (?:la )?port[ée]e)\b/i;
/** Outside of a section of warnings a sentence warns where it says so. */
const WARNS =
  /\b(?:do not (?:take|use|drink|exceed)|don['’]t (?:take|use)|not (?:for|recommended|intended|suitable)|(?:consult|ask|talk (?:to|with)|check with|speak (?:to|with)) (?:your|a|an)|if you (?:are|take|have|become)|avoid (?:if|during|while|when)|should not (?:take|use)|contra-?indicat|ne pas|d[ée]conseill|demande[rz] (?:conseil|l['’]avis)|consulte[rz]?|no (?:tomar|usar)|pregnan|nursing|enceinte|embaraz)/i;
const MEDICINE =
  /\b(?:medicines?|medications?|drugs?|pills?|prescriptions?|m[ée]dicaments?|medicamentos?|traitements?)\b/i;
/** 'Medicine for thyroid, blood pressure, sleep or mood' names four. */
const TOPICS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:blood pressure|hypertension|tension art[ée]rielle|presi[óo]n)\b/i, 'pressure-medicine'],
  [/\b(?:blood sugar|diabetes|diabetic|glucose|glyc[ée]mie|diab[èe]te)\b/i, 'sugar-medicine'],
  [/\bthyroid/i, 'thyroid-medicine'],
  [/\b(?:sleep|sedative|sommeil)\b/i, 'sedative'],
  [/\b(?:mood|depression|anxiety|antidepress\w+)\b/i, 'mood-medicine'],
  [/\b(?:seizures?|epilepsy)\b/i, 'seizure-medicine'],
  [/\b(?:blood thin\w+|thin(?:s)? the blood|anti-?coagul\w+)\b/i, 'blood-thinner'],
  [/\bprostate\b/i, 'prostate-medicine'],
  [/\bhormon\w+/i, 'hormone-medicine'],
  [/\bimmun\w+/i, 'immune-medicine'],
  [/\b(?:weak bones|osteoporosis)\b/i, 'bone-medicine'],
  [/\bcholesterol\b/i, 'statin'],
];
const OWN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:enceintes?|grossesse|embaraz\w+|pregnan\w+)\b/i, 'pregnancy'],
  [/\b(?:nursing|breast-?feed\w*|lactating|allait\w+|lactancia)\b/i, 'nursing'],
  [
    /\b(?:for children|in children|children (?:under|below|should)|not (?:for|intended for use by) (?:children|persons|anyone|those)|under (?:18|eighteen|the age of 18|12)|(?:baby|child) under|adults? only|18 years|enfants?|ni[ñn]os|minors)\b/i,
    'for-child',
  ],
  [/\b(?:under (?:the age of )?(?:18|eighteen)|adults? only|minors|18 years)\b/i, 'for-teen'],
  [/\banticoagul\w+/i, 'blood-thinner'],
  [/\b(?:blood|lab\w*|thyroid|psa) tests?\b|\btell the lab\b/i, 'before-a-test'],
  [/\b(?:erections?|sildenafil)\b/i, 'erection-medicine'],
  [/\bnitr(?:ates?|oglycerin[e]?)\b/i, 'nitrate'],
  [/\btransplants?\b/i, 'transplant'],
  [/\bautoimmune\b/i, 'autoimmune'],
  [/\bheart (?:disease|condition|problem)|\bheart\b(?=[^.]*\bdisease)/i, 'heart-condition'],
  [/\bkidney\b(?=[^.]*\b(?:disease|condition|problem))/i, 'kidney-disease'],
  [/\bliver\b(?=[^.]*\b(?:disease|condition|problem))/i, 'liver-disease'],
  [/\bthyroid\b(?=[^.]*\b(?:disease|condition|problem))/i, 'thyroid-condition'],
  [/\bhigh blood pressure|hypertension\b/i, 'hypertension'],
  [
    /\b(?:consult|ask|talk (?:to|with)|check with|speak (?:to|with)|show)\b[^.]*\b(?:doctor|physician|pharmacist|midwife|professional|practitioner|care team|clinician)|\b(?:m[ée]decin|pharmacien|m[ée]dico)\b/i,
    'ask-doctor',
  ],
];

export function readWarnings(
  sections: Sections,
  read: TermReader,
): { warnings: LabelWarning[]; found: boolean } {
  const own = sentencesOf(sections.warnings ?? '');
  const elsewhere = [
    sections.about,
    sections.directions,
    sections.allergens,
    sections.aside,
    sections.facts,
    sections.other,
    sections.ingredients,
  ]
    .flatMap((text) => sentencesOf(text ?? ''))
    .filter((sentence) => WARNS.test(sentence));
  const warnings = [...own, ...elsewhere].map((text) => ({ text, concepts: conceptsOf(text, read) }));
  const kept = warnings.filter(({ concepts }, at) => at < own.length || concepts.length > 0);
  return { warnings: kept, found: own.length > 0 || kept.length > 0 };
}

function conceptsOf(text: string, read: TermReader): string[] {
  if (OF_SOMETHING_ELSE.test(text)) return [];
  const topics = MEDICINE.test(text) || /\b(?:take|add to|taking)\b/i.test(text) ? TOPICS : [];
  const byWords = [
    ...(MEDICINE.test(text) ? topics : topics.filter(([, id]) => id === 'blood-thinner')),
    ...OWN_WORDS,
  ].flatMap(([pattern, id]) => (pattern.test(text) ? [id] : []));
  const allergies = /\ballerg/i.test(text) ? allergensIn(text).map((one) => `${one}-allergy`) : [];
  const any = byWords.every((id) => id === 'ask-doctor') && MEDICINE.test(text) ? ['any-medicine'] : [];
  return [...new Set([...read(text).map(({ concept }) => concept), ...byWords, ...allergies, ...any])];
}
