import type { PortraitName } from '#illustrations/manifest/art-files.ts';

/** The about page without its people: true of any store that runs this software as it is meant. */
export const about = {
  lead: (formulated: boolean) =>
    `Supplements and plain-spoken guidance${formulated ? ', formulated for African American health' : ''}.`,
  mission: {
    heading: 'What we are here for',
    paragraphs: [
      'Black communities have been studied too little, heard too seldom and sold to too loudly. A bottle will not mend that. A store can still do its part: name every ingredient, print every amount, say what is known and what is not, and listen.',
      'We choose what we carry with needs in mind that come up often in Black families. One example: darker skin makes less vitamin D from the same sunlight. Nobody is an average, though. Your own history, your medicines and your doctor come before anything we can say about a group.',
      'So we want you to leave with a better question for your doctor or pharmacist, even on the days you leave without a bottle.',
    ],
  },
  values: [
    {
      title: 'Say what we know',
      text: 'Our health pages name their sources. Where the evidence is thin, the page says so.',
    },
    {
      title: 'Pharmacist before product',
      text: 'If you take medicine, are pregnant or nursing, or plan surgery, ask first. A warning comes before a sale.',
    },
    {
      title: 'Talk like family',
      text: 'Short words, no shame, no miracle. Your questions stay yours, and you can delete them.',
    },
  ],
} as const;

/**
 * SAMPLE CONTENT from here on: these people do not exist. On with the demo catalogue, off with a live shop; the switch for the
 * founder and the board is 'advisoryBoard' of sample-content.ts, and off leaves both sections out. An owner writes the own
 * story here, and names advisers only who agreed to it and hold the titles given.
 */
export const PEOPLE_NOTE = 'The founder and the advisers shown here are illustrative.';

export const founder = {
  name: 'Lenora Whitfield',
  title: 'Founder of BioLife',
  portrait: 'founder',
  heading: 'It started at a pharmacy counter',
  paragraphs: [
    "Lenora Whitfield grew up around her uncle's corner pharmacy in Macon, Georgia. People came in for a prescription and stayed to ask what they had not asked their doctor. He answered everyone the same way: slowly, with the label in his hand.",
    'Years later she stood in a supplement aisle with her mother. Forty bottles promised everything. Hardly one said in plain words how much was in it or what it does not go with. Her mother put her glasses away and bought nothing.',
    'That evening the two of them wrote a list at the kitchen table. Name every ingredient. Print every amount. Send people to their pharmacist when in doubt. Speak to Black families first, as people with a history, a kitchen and good questions. That list became BioLife.',
  ],
} as const satisfies {
  name: string;
  title: string;
  portrait: PortraitName;
  heading: string;
  paragraphs: readonly string[];
};

export interface Adviser {
  name: string;
  title: string;
  line: string;
  portrait: PortraitName;
}

export const advisoryBoard: readonly Adviser[] = [
  {
    name: 'Dr. Adaeze Reid, PharmD',
    title: 'Clinical pharmacist',
    line: 'Reads every label for what it does not go with.',
    portrait: 'advisory-a',
  },
  {
    name: 'Dr. Harold Beaumont, MD',
    title: 'Family physician',
    line: 'Has asked "What else are you taking?" for forty years.',
    portrait: 'advisory-b',
  },
  {
    name: 'Simone Okafor, RDN',
    title: 'Registered dietitian',
    line: 'Starts with the plate and the budget, then looks at the bottle.',
    portrait: 'advisory-c',
  },
  {
    name: 'Dr. Julian Mercer, DNP',
    title: 'Nurse practitioner',
    line: 'Brings health checks to barbershops, beauty shops and churches.',
    portrait: 'advisory-d',
  },
];
