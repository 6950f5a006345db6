/** As asked-in-many-voices.ts, where nothing in the knowledge answers. Written before anything was measured on them. */
export const askedInManyVoicesWithoutAnAnswer: readonly string[] = [
  // Medicines and devices
  'what’s the strongest dose of trazodone they give',
  'does farxiga make you pee a lot',
  'is tramadol the same as percocet',
  'can I crush my potassium tablet from the pharmacy',
  'how long do I got to take this doxycycline',
  'whats the copay on mounjaro',
  'do benadryl make you sleepy in the daytime',
  'how often do I change my dexcom sensor',
  'can y’all call in my nebulizer refill',
  'what time should the nurse give mama her seroquel',

  // Results and numbers
  'my gfr is 44 what that mean',
  'what a good sugar number before bed',
  'what bmi is overweight',

  // Illness that the knowledge does not cover
  'how do you get rid of a stye',
  'my toddler got hand foot and mouth what do I do',
  'whats the cure for scabies',
  'how do I know if my ankle broke',
  'is bells palsy from a stroke',
  'can u get chlamydia from a toilet seat',
  'do I need a tetanus shot for a rusty nail',
  'whats the difference between covid and rsv',
  'home remedy for a boil',

  // Herbs, foods and brands that we have nothing on
  'what is black salve',
  'do goli ashwa candies beat yours',
  'does ox bile help without a gallbladder',
  'is bone broth good for you',
  'are airborne tablets any good',
  'does neem kill acne',
  'what’s in a Herbalife shake',
  'is coconut water hydrating',
  'what is bacuri butter',
  'is mugwort tea legal',

  // The store, beside what it offers
  'do y’all take cash app',
  'yall got a location in Houston',
  'can I put it on layaway',
  'do you sell lace front glue',
  'how much do your warehouse workers make',
  'do you got any shea butter lotion',
  'can the drone drop it off',

  // Anything else
  'who sang a change is gonna come',
  'what time does the game come on tonight',
  'how do I get my boyfriend back',
  'can you do my algebra homework',
  'whats the lottery numbers',
  'how do I clean my grill',
  'what should I name my baby girl',
  'how much is a plane ticket to Ghana',
  'cual es la capital de Peru',
  'what does it mean when you dream about fish',
  'pick a scripture for a funeral',
  'lkjh poiu mnb',
];
