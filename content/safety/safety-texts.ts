import type { SafetyTexts } from '#domain/safety/assess-turn.ts';
import { emergencyReplies, STILL_THERE } from './emergency-replies.ts';

/** What the assistant says by rule, before or instead of an engine's words. */
export const safetyTexts: SafetyTexts = {
  emergencies: emergencyReplies,
  stillThere: STILL_THERE,
  questions: {
    'stop-medicine':
      'Please keep taking what was prescribed to you, and bring this question to the doctor or pharmacist who knows your whole list, today if you can. Some medicines do harm when they are left out or changed too quickly, and no supplement takes the place of one. That you want fewer pills, or that a pill makes you feel bad or costs too much, are good reasons to call: there is often another dose, another medicine or a cheaper one. If you have already missed doses, tell them so, without shame. If you have chest pain, trouble breathing, fainting or thoughts of suicide, call 911 or 988 first.',
    'medicine-dose':
      'How much of a medicine to take is for your pharmacist or doctor, who know your other medicines, your kidneys and your weight. A pharmacist answers this kind of question by phone in a minute, and the number stands on the label. If you took too much, or more than one dose, call Poison Control at 1-800-222-1222, free, day and night.',
    harm: 'I am sorry that happened. If you have trouble breathing, swelling of the face or throat, chest pain, fainting, or hives that spread, call 911 now. Otherwise: take no more of the supplement, keep the bottle, and call your doctor, or Poison Control at 1-800-222-1222, free, day and night. Do not leave out a medicine that was prescribed to you, but do tell the doctor about it today. Then please tell us on our [contact page](/contact), with the lot number, and report it to the FDA at 1-800-FDA-1088 (1-800-332-1088), so that others are spared it.',
  },
  // After MedlinePlus and the National Institute of Mental Health on panic.
  panic: {
    en: 'I am sorry, that is a hard feeling. A panic attack is frightening and it passes, mostly within minutes. Let the breath out slowly, longer than you take it in, feel both feet on the floor, and name five things that you see. If there is chest pain, trouble breathing that does not ease, fainting, or if it is the first time and you are not sure, call 911: nobody will mind. If the fear keeps coming back, a doctor or counselor can help, and treatments work well. You can call or text 988 at any hour, also for fear alone. I would rather not suggest a product for this.',
    es: 'Lo siento, es una sensación muy dura. Un ataque de pánico asusta y pasa, casi siempre en minutos. Suelte el aire despacio, sienta los pies en el piso y nombre cinco cosas que ve. Si hay dolor de pecho, falta de aire que no cede, o si es la primera vez, llame al 911. Un médico o consejero puede ayudar. Al 988 puede llamar a cualquier hora (oprima 2 para español).',
  },
  noCure:
    'A supplement is not a medicine: none here is meant to diagnose, treat, cure or prevent a disease. What I can tell you is what is known about an ingredient, and what to ask your doctor.',
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
