/** Written after the confidence was settled, as asked-anew.ts is for the questions with an answer. Nothing is tuned on it. */
export const askedAnewWithoutAnAnswer: readonly string[] = [
  // Medicines and numbers
  'what is the maximum dose of ibuprofen in a day',
  'why does my Xarelto cost so much',
  'can I get a refill on my inhaler here',
  'is Jardiance a pill or a shot',
  'how long before Zoloft kicks in',
  'my ferritin was 11, is that an emergency',
  'what should my oxygen level read on the finger clip',
  'is a sugar of 250 after eating too high',
  'what does it mean when the doctor says my ejection fraction is 35',

  // Diseases and symptoms
  'how do I know if I have appendicitis',
  'is lupus hereditary',
  'what does a heart murmur sound like',
  'how do you get rid of warts on your fingers',
  'what causes hiccups that will not quit',
  'can you die from monkeypox',
  'how long do stitches stay in',
  'why is there blood in my spit',
  'what is a normal temperature for a newborn',

  // Herbs and foods that we have nothing on
  'what is kanna used for',
  'is cottage cheese worth eating',
  'what are the benefits of black walnut hull',
  'does coltsfoot leaf clear your lungs',
  'is sourdough easier on you than white bread',

  // The store, beside what it offers
  'do you sell wigs',
  'do your delivery drivers take tips',
  'where is your factory and can I visit it',

  // Everything else
  'how many ounces in a pound',
  'what channel is the game on',
  'who invented peanut butter',
  'when do the clocks go back',
  'how do I get red wine out of a carpet',
  'can you write my wedding vows',
  'what is the best used car under ten thousand',
  'how do I reset my phone',
  'recommend a church near me',
];
