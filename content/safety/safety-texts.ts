import { emergencyReplies } from './emergency-replies.ts';
import { haitianReply } from './haitian-replies.ts';
import { stillThere } from './still-there.ts';

/** What the assistant says by rule, before or instead of an engine's words. */
export const safetyTexts = {
  emergencies: emergencyReplies,
  haitian: haitianReply,
  stillThere,
  questions: {
    'stop-medicine':
      'Please keep taking what was prescribed to you, and bring this question to the doctor or pharmacist who knows your whole list, today if you can. Some medicines do harm when they are left out or changed too quickly, and no supplement takes the place of one. That you want fewer pills, or that a pill makes you feel bad or costs too much, are good reasons to call: there is often another dose, another medicine or a cheaper one. If you have already missed doses, tell them so, without shame. If you have chest pain, trouble breathing, fainting or thoughts of suicide, call 911 or 988 first.',
    'medicine-dose':
      'How much of a medicine to take is for your pharmacist or doctor, who know your other medicines, your kidneys and your weight. A pharmacist answers this kind of question by phone in a minute, and the number stands on the label. If you took too much, or more than one dose, call Poison Control at 1-800-222-1222, free, day and night.',
    'missed-dose':
      'Please do not take two doses to make up for one that was missed: it can be too much at once, and with pressure, sugar, heart or blood medicine that can make you faint or worse. Call the pharmacist, whose number stands on the label, and say which medicine it is and how many days you went without it; they tell you in a minute when to take the next one, and can often give a few days’ supply while a refill is late. If you were without it for several days, call your doctor or nurse line as well, because some medicines have to be started again with care. If you already took more than your dose, call Poison Control at 1-800-222-1222, free, day and night; with chest pain, fainting, trouble breathing or a very bad headache, call 911.',
    harm: 'I am sorry that happened. If you have trouble breathing, swelling of the face or throat, chest pain, fainting, or hives that spread, call 911 now. Otherwise: take no more of the supplement, keep the bottle, and call your doctor, or Poison Control at 1-800-222-1222, free, day and night. Do not leave out a medicine that was prescribed to you, but do tell the doctor about it today. Then please tell us on our [contact page](/contact), with the lot number, and report it to the FDA at 1-800-FDA-1088 (1-800-332-1088), so that others are spared it.',
  },
  possible: {
    en: {
      before: 'If this is happening now:',
      after:
        'If I misread you, tell me a little more and I will answer. I would rather not suggest a product for this.',
    },
    es: {
      before: 'Si esto está pasando ahora:',
      after: 'Si le entendí mal, cuénteme un poco más y le contesto.',
    },
    ht: {
      before: 'Si sa ap pase kounye a:',
      after: 'Si mwen mal konprann, di m yon ti plis epi m ap reponn ou.',
    },
  },
  languages: {
    es: 'Entiendo algo de español, y contesto en inglés. Si es una emergencia, llame al 911.',
    ht: 'Mwen konprann yon ti kreyòl, epi mwen reponn an angle. Si se yon ijans, rele 911.',
    fr: 'Je comprends un peu le français et je réponds en anglais. En cas d’urgence, appelez le 911.',
    pt: 'Entendo um pouco de português e respondo em inglês. Em uma emergência, ligue para 911.',
    other: 'I read English, and some Spanish and Haitian Creole. In an emergency, call 911.',
  },
  noCure:
    'A supplement is not a medicine: none here is meant to diagnose, treat, cure or prevent a disease. What I can tell you is what is known about an ingredient, and what to ask your doctor.',
  allergy:
    'With an allergy to {what}, read the allergens and the other ingredients of every label before you take anything, and ask your doctor if a reaction was ever severe. I leave out products whose label names it.',
  noDiagnosis:
    'I cannot tell what is behind a sign or a number. A doctor, nurse line or pharmacist can, and asking early is never a bother to them.',
  severities: {
    avoid: 'Please leave the two apart unless the doctor who prescribed your medicine says otherwise.',
    'ask-first': 'Ask your pharmacist or doctor before you take the two together.',
    'space-apart': 'Ask your pharmacist how many hours to leave between the two.',
    'tell-lab': 'Tell the doctor and the laboratory before the test.',
  },
  medicine:
    'You mentioned {medicine}. Ask your pharmacist or doctor before you add any supplement, and keep taking your medicine as prescribed. A pair that I do not know about is unknown, not harmless.',
};
