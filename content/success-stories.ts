import type { PortraitName } from '#illustrations/manifest/art-files.ts';
import type { ConditionTitle } from './testimonials.ts';

export interface SuccessStory {
  name: string;
  location: string;
  condition: ConditionTitle;
  /** 60 to 110 words. */
  story: string;
  /** The avatar (engagement §3). */
  portrait: PortraitName;
  /** Stand in for the portrait while it loads, or when it does not. */
  initials: string;
  timeframe: string;
}

/**
 * The stories of the community page (engagement §2.10, §3).
 *
 * SAMPLE CONTENT: nobody lived this. It is on with the demo catalogue and off with a live shop; the switch is 'successStories'
 * of sample-content.ts. The people are six of the voices of testimonials.ts, with their portraits. Real stories need the
 * consent of who tells them, and may say no more than the store itself may: a story about a disease is a claim about it.
 */
export const successStories: readonly SuccessStory[] = [
  {
    name: 'Gloria J.',
    location: 'Las Vegas, Nevada',
    condition: 'Energy & Vitality',
    story:
      'When I retired I thought mornings would take care of themselves. They did not. I ate whatever was near and never got going. The quiz here asked me four things and gave me a short list to read. I started with one vitamin, a glass of lemon water and a walk to the corner. Then the walk went past the corner. My niece joined me in spring. I could not tell you which part does what, and the store does not pretend to know either. I can tell you that I like getting up again.',
    portrait: 'p37',
    initials: 'GJ',
    timeframe: 'Eight months with BioLife',
  },
  {
    name: 'Yolanda S.',
    location: 'Birmingham, Alabama',
    condition: 'Heart Health',
    story:
      'Seven of us from church started walking on Tuesdays after work. Heart trouble runs in three of our families, so we talk about it out loud, which our mothers never did. One of us orders for all: tea for everybody, omega-3 for some. We read the labels together, and each of us took hers to her own doctor before opening anything. One was told to leave it alone. She still walks with us, and that is the part I am proud of. Nobody has missed more than two Tuesdays since Easter.',
    portrait: 'p25',
    initials: 'YS',
    timeframe: 'One year with BioLife',
  },
  {
    name: 'Monique D.',
    location: 'New Orleans, Louisiana',
    condition: 'Sleep & Relaxation',
    story:
      "I used to answer work mail in bed. My aunt said that a bedroom has its uses and mail is not one of them. So now there is a rule in my house: at nine the phone goes in the kitchen drawer and the kettle goes on. I drink my tea, I read a few pages, I write tomorrow's list so that it stays out of my head. Some nights are still long. But the evening belongs to me now, and my daughter has started making her own cup beside mine.",
    portrait: 'p11',
    initials: 'MD',
    timeframe: 'Five months with BioLife',
  },
  {
    name: 'Earl M.',
    location: 'Jackson, Mississippi',
    condition: "Men's Health",
    story:
      'For years I told my wife I was fine. What got me to the clinic was the list of questions on one of these pages, the ones to ask your doctor. I copied five of them on the back of an envelope and took it with me. The doctor laughed and said she wished every man came in like that. I take one with breakfast now, and she knows about it. The bigger change is that I go every spring and bring my brother along. He has his own envelope.',
    portrait: 'p30',
    initials: 'EM',
    timeframe: 'Two years with BioLife',
  },
  {
    name: 'Yusuf S.',
    location: 'Newark, New Jersey',
    condition: 'Digestive Health',
    story:
      'My mother cooked beans every day, and I grew up and ate out of bags. Three kids later I wanted them to know her food. We started small: oatmeal with a spoon of fiber before school, black-eyed peas on Saturday, water on the table in place of soda. I began with less than the label says and drank plenty with it. The children argue about who gets to stir. My mother tasted my peas last month and asked for the recipe, which is hers.',
    portrait: 'p10',
    initials: 'YS',
    timeframe: 'Six months with BioLife',
  },
  {
    name: 'Constance B.',
    location: 'Durham, North Carolina',
    condition: 'Cholesterol',
    story:
      'I take four medicines, so I am careful. Before I bought anything I wrote them all down and asked here. The answer was not a sale. It told me to show the list to my pharmacist first, and she crossed out two things I had wanted. That left a plain fiber powder and her advice on oats and greens. I keep the list in my purse now, and I have written one for each of my sisters. We call it our passport. Nobody in this family opens a bottle without it.',
    portrait: 'p35',
    initials: 'CB',
    timeframe: 'Ten months with BioLife',
  },
];
