import type { EmergencyId } from './emergency-ids.ts';

/**
 * What the assistant says in an emergency, whole: whom to call first, then what to do until they answer. No product, no link, nothing to
 * read up on. After the pages of MedlinePlus, CDC (Hear Her, heat, sickle
 * cell, blood clots), NIH, the American Heart Association, ACOG, the National Eye Institute, SAMHSA, HRSA, the 988 Lifeline, the National
 * Domestic Violence Hotline, America's Poison Centers, ASPCA and the Pet Poison Helpline.
 */
interface EmergencyReply {
  en: string;
  es: string;
  /** When the words were only a subject: one line in front of an ordinary answer. */
  mention: string;
}

const SUICIDE_MENTION =
  'If it ever gets too heavy, for you or for somebody you love, call or text 988 at any hour. It is free, and a person answers.';
const POISON_MENTION =
  'If somebody has swallowed too much, call Poison Control at 1-800-222-1222 right away, or 911 if they are very sleepy, shaking, or not breathing well.';

export const emergencyReplies: Readonly<Record<EmergencyId, EmergencyReply>> = {
  'self-harm-overdose': {
    en: 'Call 911 now, even if you feel all right at this moment. Then keep the bottles near you, unlock the door, and stay with somebody if you can. While you wait, Poison Control (1-800-222-1222) can tell you what to do, and a person at 988 will stay on the line with you, by call or text. I am glad you told me. You matter, and this can be helped.',
    es: 'Llame al 911 ahora, aunque en este momento se sienta bien. Tenga los frascos a la mano y abra la puerta. Mientras espera, el Centro de Toxicología (1-800-222-1222) le dice qué hacer, y en el 988 (oprima 2 para español) alguien se queda con usted. Me alegra que me lo haya dicho. Usted importa.',
    mention: SUICIDE_MENTION,
  },
  'self-harm': {
    en: 'Please call or text 988 right now. It is the Suicide & Crisis Lifeline: free, private, day and night, and a real person answers. If you have already done something, or might in the next minutes, call 911. If you can, go where somebody is, or ask somebody to sit with you, and put distance between you and anything that could hurt you. I am a store assistant and not enough for this, but I am glad you said it. If it is somebody you love, stay with them and call 988 together.',
    es: 'Por favor llame o mande un mensaje al 988 ahora mismo y oprima 2 para español. Es gratis, privado, y una persona contesta de día y de noche. Si ya hizo algo, o cree que puede hacerlo, llame al 911. Busque a alguien que se quede con usted. Me alegra que lo haya dicho.',
    mention: SUICIDE_MENTION,
  },
  'harm-to-child': {
    en: 'Call or text 988 now, or 911 if you might act on it in the next minutes. Put the baby or child down in a safe place, such as the crib, step into another room, and ask somebody to come. Thoughts like these can be a sign of an illness after birth that is treatable, and telling somebody is the right thing: the National Maternal Mental Health Hotline answers day and night at 1-833-852-6262. If you hear voices or feel out of touch with what is real, that is for 911 or the emergency room. I am glad you said it.',
    es: 'Llame o mande un mensaje al 988 ahora (oprima 2 para español), o al 911 si cree que puede pasar algo. Deje al bebé en un lugar seguro, como la cuna, vaya a otro cuarto y pida que alguien venga. La línea nacional para madres, 1-833-852-6262, contesta de día y de noche, también en español. Esto tiene tratamiento, y decirlo es lo correcto.',
    mention:
      'If thoughts of hurting a child ever come, call or text 988: a person answers at any hour, and it can be helped.',
  },
  unconscious: {
    en: 'Call 911 now. Put the phone on speaker and do what they say. If the person is not breathing, push hard and fast in the middle of the chest until help comes. If they breathe, turn them on their side, and give nothing by mouth. If an opioid could be the cause and naloxone (Narcan) is there, use it.',
    es: 'Llame al 911 ahora y ponga el altavoz. Si la persona no respira, oprima fuerte y rápido en el centro del pecho hasta que llegue la ayuda. Si respira, acuéstela de lado y no le dé nada por la boca.',
    mention: 'If somebody passes out, will not wake up, or is not breathing, call 911 at once.',
  },
  breathing: {
    en: 'Call 911 now. Trouble breathing, or swelling of the face, lips, tongue or throat, can become deadly in minutes. If there is an epinephrine pen, use it right away, and call even if it helps. Sit up, stay with somebody, and take nothing more of whatever may have caused it.',
    es: 'Llame al 911 ahora. La dificultad para respirar, o la hinchazón de la cara, los labios, la lengua o la garganta, puede ser mortal en minutos. Si hay una pluma de epinefrina, úsela de inmediato. Siéntese y no se quede a solas.',
    mention:
      'If somebody cannot breathe well, or the face, lips, tongue or throat swell up, call 911 at once.',
  },
  heart: {
    en: 'Call 911 now. Chest pain or pressure can be a heart attack, in women and younger people too, and minutes count. Do not drive yourself. Sit down, unlock the door, and tell the 911 operator every medicine you take; they will say what to do next. Please do not wait to see whether it passes.',
    es: 'Llame al 911 ahora. El dolor o la presión en el pecho puede ser un infarto, y cada minuto cuenta. No maneje. Siéntese, abra la puerta, y diga al operador qué medicinas toma. No espere a que se le pase.',
    mention:
      'If there is chest pain or pressure now, or pain in the arm or jaw with sweating or short breath, call 911 first.',
  },
  stroke: {
    en: 'Call 911 now and say "possible stroke". A drooping face, a weak arm or leg, mixed-up speech, sudden trouble seeing, or the worst headache of your life cannot wait, even if it passes. Look at the clock: the doctors will ask when it began. Give nothing to eat or drink, and do not drive.',
    es: 'Llame al 911 ahora y diga "posible derrame cerebral". La cara caída, un brazo débil o el habla enredada no pueden esperar, aunque se le pase. Fíjese en la hora en que empezó. No dé nada de comer ni de beber, y no maneje.',
    mention:
      'Face drooping, Arm weakness, Speech trouble: Time to call 911. If any of it is happening now, call before you read on.',
  },
  seizure: {
    en: 'Call 911 now if the seizure lasts over 5 minutes, comes again, is the first one, or the person is pregnant, hurt, or has diabetes. Until then: clear the space, turn them on their side, put something soft under the head, nothing in the mouth, and time it.',
    es: 'Llame al 911 ahora si la convulsión dura más de 5 minutos, se repite o es la primera. Mientras tanto: despeje el lugar, ponga a la persona de lado, nada en la boca, y mida el tiempo.',
    mention: 'If a seizure lasts over 5 minutes, comes again, or is the first one, call 911.',
  },
  bleeding: {
    en: 'Call 911 now. Blood that you vomit or cough up, black or bloody stools, bleeding that will not stop, or a blow to the head while on a blood thinner can be bleeding inside. Press hard on a wound you can see. Tell them every medicine and supplement you take, blood thinners first.',
    es: 'Llame al 911 ahora. Vomitar o toser sangre, el excremento negro, o un sangrado que no para puede ser una hemorragia por dentro. Oprima con fuerza la herida que pueda ver. Diga qué medicinas toma, sobre todo anticoagulantes.',
    mention: 'If there is blood in vomit or stool, or bleeding that will not stop, call 911.',
  },
  'child-poisoning': {
    en: 'Call Poison Control now: 1-800-222-1222, free, day and night. Call 911 instead if the child is very sleepy, shaking, vomiting over and over, or not breathing well. Do not make the child vomit, and do not wait for signs: iron and many pills harm before anything shows. Have the bottle in your hand when you call.',
    es: 'Llame ya al Centro de Toxicología: 1-800-222-1222, gratis, de día y de noche, también en español. Llame al 911 si el niño está muy dormido, tiembla, vomita mucho o no respira bien. No lo haga vomitar y no espere a ver señales. Tenga el frasco en la mano.',
    mention: POISON_MENTION,
  },
  overdose: {
    en: 'Call Poison Control now: 1-800-222-1222, free, day and night. Call 911 at once if there is trouble breathing, a seizure, great sleepiness, or chest pain. Do not make yourself vomit, and do not wait to feel sick. Keep the bottles in your hand. And if part of you wanted to be hurt, call or text 988: a person answers.',
    es: 'Llame ya al Centro de Toxicología: 1-800-222-1222, gratis, de día y de noche. Llame al 911 si hay dificultad para respirar, convulsiones o mucho sueño. No provoque el vómito y no espere. Y si una parte de usted quería hacerse daño, llame al 988 y oprima 2.',
    mention: POISON_MENTION,
  },
  pregnancy: {
    en: 'Call 911 now, or your labor and delivery unit this minute if they are closer. Bleeding, a baby that moves less, leaking water, a bad headache, or seeing spots in pregnancy cannot wait until tomorrow. Say "I am pregnant" first, and how many weeks. If you are not being heard, say it again and ask for the charge nurse.',
    es: 'Llame al 911 ahora, o a su sala de partos. El sangrado, un bebé que se mueve menos, perder agua, un dolor de cabeza fuerte o ver manchas en el embarazo no pueden esperar. Diga primero "estoy embarazada" y cuántas semanas.',
    mention:
      'In pregnancy, bleeding, a baby that moves less, leaking water, a bad headache or seeing spots mean: call your labor unit or 911 at once.',
  },
  postpartum: {
    en: 'Call 911 now. In the weeks and months after a birth, heavy bleeding (a pad an hour, or clots as large as an egg), a bad headache, trouble seeing, fever, chest pain or short breath can be deadly and cannot wait. Say "I gave birth" first, and when. If you are not being heard, say it again and ask for the charge nurse.',
    es: 'Llame al 911 ahora. Después de un parto, un sangrado fuerte, coágulos grandes, dolor de cabeza fuerte, visión borrosa, fiebre, dolor de pecho o falta de aire no pueden esperar. Diga primero "di a luz" y cuándo.',
    mention:
      'After a birth, heavy bleeding, a bad headache, trouble seeing, fever or chest pain mean: call 911 or your labor unit at once, up to a year later.',
  },
  baby: {
    en: 'Call 911 now if the baby is limp, blue, hard to wake, or breathing badly. A fever of 100.4 F or more in a baby under 3 months means the emergency room today: call the pediatrician on the way. Give nothing by mouth but the usual milk until they say so.',
    es: 'Llame al 911 ahora si el bebé está flojo, azul, no despierta o respira mal. Fiebre de 100.4 F o más en un bebé de menos de 3 meses es para la sala de emergencias hoy mismo. No le dé nada más que su leche.',
    mention:
      'A fever of 100.4 F or more in a baby under 3 months is an emergency: call the pediatrician or 911.',
  },
  'low-sugar': {
    en: 'Call 911 now if the person is confused, cannot swallow, passes out, or has a seizure, and give nothing by mouth then; use glucagon if you have it. If awake and able to swallow: half a cup of juice or regular soda, or glucose tablets, right now. Check again in 15 minutes and repeat if it is still under 70. Then call your diabetes team today, because something needs adjusting.',
    es: 'Llame al 911 ahora si la persona está confundida, no puede tragar, se desmaya o convulsiona, y no le dé nada por la boca; use glucagón si tiene. Si está despierta: media taza de jugo o refresco con azúcar ahora mismo. Mida otra vez en 15 minutos. Después llame a su equipo de diabetes.',
    mention:
      'If sugar is under 70 now, take juice or glucose tablets first; if somebody is confused or passes out, call 911.',
  },
  'high-sugar': {
    en: 'Call 911 now if there is vomiting, fast breathing, fruity breath, belly pain, confusion or great sleepiness. Sugar of 300 or more is for your doctor or the nurse line right now, day or night, and for the emergency room if you cannot reach them. Drink water and check ketones if you can.',
    es: 'Llame al 911 ahora si hay vómito, respiración rápida, aliento a fruta, confusión o mucho sueño. Un azúcar de 300 o más es para su médico ahora mismo, o la sala de emergencias si no lo encuentra. Tome agua.',
    mention: 'If sugar is 300 or more, or there is vomiting or confusion, call your doctor now, or 911.',
  },
  pressure: {
    en: 'Call 911 now. Pressure this high together with a headache, trouble seeing, chest pain, weakness, confusion or short breath can be a stroke or heart emergency. Sit down, do not drive, and do not take extra medicine unless they tell you to.',
    es: 'Llame al 911 ahora. Una presión tan alta junto con dolor de cabeza, visión borrosa, dolor de pecho, debilidad o falta de aire es una emergencia. Siéntese, no maneje, y no tome medicina de más si no se lo dicen.',
    mention: 'A reading of 180/120 or more with a headache, chest pain or trouble seeing means: call 911.',
  },
  'pressure-high': {
    en: 'Call 911 now if you also have chest pain, short breath, a bad headache, weakness, or trouble seeing or speaking. If you feel well: sit still for five minutes and measure again. If it is still 180 or more on top, or 120 or more below, call your doctor or nurse line right away, today. Do not take extra pills unless they say so, and please do not try to bring it down with a supplement.',
    es: 'Llame al 911 ahora si también tiene dolor de pecho, falta de aire, dolor de cabeza fuerte, debilidad o problemas para ver o hablar. Si se siente bien: siéntese cinco minutos y mida otra vez. Si sigue en 180 o más arriba, o 120 o más abajo, llame a su médico hoy mismo. No intente bajarla con un suplemento.',
    mention: 'A reading of 180/120 or more needs a doctor the same day, and 911 if anything feels wrong.',
  },
  'sickle-crisis': {
    en: 'Call 911 now, or go to the emergency room, for sickle cell disease with fever, chest pain, trouble breathing, weakness on one side, or pain that your home plan does not hold. Call your sickle cell clinic on the way, and take your care plan along. You have the right to be believed about your pain.',
    es: 'Llame al 911 ahora, o vaya a emergencias, si hay anemia falciforme con fiebre, dolor de pecho, falta de aire, debilidad de un lado o un dolor que su plan no controla. Llame a su clínica en el camino.',
    mention:
      'With sickle cell disease, fever, chest pain or trouble breathing means: emergency room or 911, at once.',
  },
  heat: {
    en: 'Call 911 now. Confusion, fainting, or hot skin in the heat can be heat stroke. Move the person to a cool place, take off what is too much, and cool them fast: cold water or ice packs on neck, armpits and groin, and a fan. Give nothing to drink to somebody who is confused or vomiting. Do not wait to see whether it passes.',
    es: 'Llame al 911 ahora. La confusión, el desmayo o la piel muy caliente con calor puede ser un golpe de calor. Lleve a la persona a un lugar fresco y enfríela rápido: agua fría o hielo en cuello, axilas e ingle. No le dé de beber si está confundida.',
    mention: 'Confusion, fainting or hot skin in the heat can be heat stroke: call 911 and cool the person.',
  },
  vision: {
    en: 'Call 911 now, or go to the emergency room, for sight that is suddenly gone, a curtain over the eye, or new flashes and many floaters. The cause can be the retina, a blocked vessel or a stroke, and hours decide about the eye. Do not drive yourself, and do not rub the eye.',
    es: 'Llame al 911 ahora o vaya a emergencias si perdió la vista de golpe, ve una cortina, o destellos y manchas nuevas. Pueden ser horas las que salven el ojo. No maneje.',
    mention:
      'Sight that is suddenly gone, a curtain over the eye, or new flashes and floaters mean: emergency room or 911, at once.',
  },
  belly: {
    en: 'Call 911 now, or go to the emergency room: belly pain that does not let you stand, a belly as hard as a board, pain with fever or vomiting, or sudden pain in a testicle cannot wait. A twisted testicle can be lost within six hours. Eat and drink nothing, take no painkiller or laxative, and do not drive yourself.',
    es: 'Llame al 911 ahora o vaya a emergencias: un dolor de vientre que no le deja estar de pie, un vientre duro, dolor con fiebre o vómito, o un dolor repentino en un testículo no pueden esperar. No coma ni beba, y no maneje.',
    mention:
      'Belly pain that does not let somebody stand, or sudden pain in a testicle, is for the emergency room, at once.',
  },
  withdrawal: {
    en: 'Call 911 now if there is a seizure, confusion, seeing or hearing things, fever, or a racing heart. Stopping alcohol or calming pills (such as Xanax, Ativan or Klonopin) all at once can be deadly, so please do not go through it alone and do not try to do it with supplements. Without those signs, call your doctor today, or SAMHSA at 1-800-662-4357, free, day and night: a safe withdrawal has a plan and often a medicine. Wanting to stop is a strong step.',
    es: 'Llame al 911 ahora si hay convulsiones, confusión, si ve u oye cosas, o si el corazón va muy rápido. Dejar de golpe el alcohol o las pastillas para los nervios puede ser mortal; no lo haga a solas. Si no hay esas señales, llame hoy a su médico o a SAMHSA, 1-800-662-4357, gratis y en español.',
    mention:
      'Stopping alcohol or calming pills all at once can be dangerous: ask a doctor first, or SAMHSA at 1-800-662-4357, and call 911 for a seizure or confusion.',
  },
  clot: {
    en: 'Call 911 now if there is also short breath, chest pain, a racing heart, or coughing up blood. A leg that is swollen, red, warm or painful on one side can be a blood clot, and needs to be seen today: urgent care, the emergency room, or your doctor right now. Do not rub it, do not drive far, and take no supplement for it.',
    es: 'Llame al 911 ahora si también hay falta de aire, dolor de pecho o tos con sangre. Una pierna hinchada, roja, caliente o con dolor puede ser un coágulo y debe verla un médico hoy mismo. No la frote.',
    mention:
      'One leg that is swollen, red, warm or painful needs a doctor the same day, and 911 with short breath or chest pain.',
  },
  dehydration: {
    en: 'Call 911 now if there is confusion, fainting, a racing heart, or somebody who is hard to wake. Nothing that stays down, no urine for eight hours, or a baby without wet diapers, with a sunken soft spot or no tears needs a doctor or nurse line right now, and the emergency room if you cannot reach one. Until then small sips every few minutes, best of an oral rehydration solution.',
    es: 'Llame al 911 ahora si hay confusión, desmayo o si cuesta despertar a la persona. Si nada se queda abajo, no orina en ocho horas, o el bebé no moja pañales, llame al médico ya o vaya a emergencias. Mientras tanto, sorbitos de suero oral.',
    mention:
      'Nothing that stays down, no urine for eight hours, or a baby without wet diapers means: call a doctor or nurse line now.',
  },
  violence: {
    en: 'Call 911 now if you are in danger. The National Domestic Violence Hotline listens day and night, free and in private: 1-800-799-7233, or text START to 88788. If somebody choked you, go to the emergency room even if you feel all right. It is not your fault, and you decide what happens next. If he or she may look at this phone, you can delete this chat below, or call from another one.',
    es: 'Llame al 911 ahora si está en peligro. La Línea Nacional contra la Violencia Doméstica contesta de día y de noche, gratis y en español: 1-800-799-7233. Si alguien le apretó el cuello, vaya a emergencias aunque se sienta bien. No es su culpa. Puede borrar esta conversación aquí abajo.',
    mention:
      'If somebody hurts or threatens you at home, 1-800-799-7233 listens day and night, and 911 comes when you are in danger.',
  },
  'pet-poisoning': {
    en: 'Call ASPCA Animal Poison Control now at 888-426-4435, the Pet Poison Helpline at 855-764-7661, or your vet. Both lines answer day and night and may charge a fee. Do not make your pet vomit unless they say so, and do not wait for signs. Have the bottle in your hand: they will ask what was in it, how much, and how heavy your pet is. Xylitol, iron, vitamin D and many medicines harm animals fast.',
    es: 'Llame ya a ASPCA Animal Poison Control, 888-426-4435, a Pet Poison Helpline, 855-764-7661, o a su veterinario, de día y de noche. No haga vomitar al animal si no se lo dicen. Tenga el frasco en la mano.',
    mention:
      'If a pet has swallowed pills, call your vet, or ASPCA Animal Poison Control at 888-426-4435, right away.',
  },
  erection: {
    en: 'Call 911 now or go to the emergency room: an erection that hurts or lasts four hours can do lasting harm, and they see it often. Tell them everything you took, honey and herbal packets too.',
    es: 'Llame al 911 ahora o vaya a emergencias: una erección dolorosa o de cuatro horas puede dejar daño. Diga todo lo que tomó.',
    mention: 'An erection that hurts or lasts four hours is an emergency: call 911.',
  },
  liver: {
    en: 'Call your doctor today, and 911 if there is confusion, vomiting of blood, or great sleepiness. Yellow skin or eyes, or dark brown urine, can mean that the liver or the blood is in trouble. Take no supplements until a doctor has seen you, but ask before you leave out anything that was prescribed. Take every bottle along.',
    es: 'Llame a su médico hoy, y al 911 si hay confusión, vómito con sangre o mucho sueño. La piel o los ojos amarillos, o la orina oscura, pueden venir del hígado. No tome suplementos hasta que un médico le vea. Lleve todos los frascos.',
    mention: 'Yellow skin or eyes, or dark brown urine, means: see a doctor today.',
  },
  'too-much': {
    en: 'Call Poison Control now: 1-800-222-1222, free, day and night. They will tell you in a few minutes whether it matters and what to do. Call 911 if there is trouble breathing, chest pain, a seizure or great sleepiness. Take no more of it until they have said so, and keep the bottle near the phone.',
    es: 'Llame ahora al Centro de Toxicología: 1-800-222-1222, gratis, de día y de noche. Le dirán en minutos si importa y qué hacer. Llame al 911 si hay dificultad para respirar, dolor de pecho o mucho sueño. No tome más hasta que se lo digan.',
    mention: POISON_MENTION,
  },
  'harm-other': {
    en: 'Call 911 now if you or somebody else may be hurt in the next minutes, or call or text 988: a person answers day and night, for thoughts like these too. Put distance between you and the other person, and between you and anything that could hurt. If voices tell you to do it, say so to 911 or at the emergency room. That can be treated, and telling somebody is the right thing.',
    es: 'Llame al 911 ahora si usted u otra persona puede salir herida en los próximos minutos, o llame o mande un mensaje al 988 (oprima 2 para español). Aléjese de la otra persona y de lo que pueda hacer daño. Si oye voces que se lo mandan, dígalo en el 911 o en emergencias. Esto tiene tratamiento.',
    mention:
      'If you fear that you might hurt somebody, call or text 988, or 911 if it may happen in the next minutes.',
  },
  choking: {
    en: 'Call 911 now, and let somebody do this while you call: if the person can cough, let them cough. If they cannot cough, speak or breathe, give five firm blows between the shoulder blades, then five quick upward thrusts above the navel, by turns. For a baby under one year: face down along your arm, five back blows, then five pushes with two fingers on the middle of the chest. If they go limp, begin to push on the chest, hard and fast.',
    es: 'Llame al 911 ahora. Si la persona puede toser, déjela toser. Si no puede toser, hablar ni respirar: cinco golpes firmes entre los omóplatos y cinco compresiones hacia arriba sobre el ombligo, por turnos. A un bebé menor de un año: boca abajo sobre el brazo, cinco golpes en la espalda y cinco empujes con dos dedos en el pecho.',
    mention: 'If somebody chokes and cannot cough, speak or breathe, call 911 at once.',
  },
  gas: {
    en: 'Get everybody, pets too, out into fresh air now, then call 911 from outside. Do not look for the leak, switch lights, light a flame, or go back in for anything. Tell them who has a headache, is dizzy, sleepy or throwing up: carbon monoxide has no smell, and everybody who breathed it has to be seen, even if they feel better outside.',
    es: 'Salgan todos al aire libre ahora, también las mascotas, y llamen al 911 desde afuera. No busque la fuga, no encienda luces ni fuego, y no vuelva a entrar. Diga quién tiene dolor de cabeza, mareo, sueño o vómito: el monóxido de carbono no huele.',
    mention:
      'If an alarm sounds, you smell gas, or several people get a headache at once, go outside and call 911.',
  },
  reaction: {
    en: 'Call 911 now if there is chest pain, fainting, a seizure, confusion, stiff muscles with fever, or trouble breathing. Otherwise call Poison Control this minute: 1-800-222-1222, free, day and night. Some medicines and supplements do harm together, and signs after mixing them cannot wait. Take no more of either until they have said so, and have all the bottles in your hand.',
    es: 'Llame al 911 ahora si hay dolor de pecho, desmayo, convulsiones, confusión o dificultad para respirar. Si no, llame ya al Centro de Toxicología: 1-800-222-1222, gratis, de día y de noche. No tome más de ninguno de los dos hasta que se lo digan, y tenga los frascos en la mano.',
    mention:
      'If a medicine and a supplement do not agree, call Poison Control at 1-800-222-1222, and 911 for fainting, confusion or trouble breathing.',
  },
  'head-injury': {
    en: 'Call 911 now for a blow to the head with vomiting, confusion, great sleepiness, passing out, a seizure, a headache that gets worse, weakness, or in somebody who takes a blood thinner, is very old, or is a baby. Keep the person still, do not leave them alone, and give no aspirin or ibuprofen. Bleeding inside can show hours later.',
    es: 'Llame al 911 ahora si después de un golpe en la cabeza hay vómito, confusión, mucho sueño, desmayo, convulsiones o un dolor que empeora, o si la persona toma anticoagulantes, es mayor o es un bebé. No la deje sola y no le dé aspirina ni ibuprofeno.',
    mention: 'After a blow to the head, vomiting, confusion, sleepiness or a worse headache mean: call 911.',
  },
  infection: {
    en: 'Call 911 now, or go to the emergency room. Fever or feeling very cold together with confusion, a fast heart or breath, great weakness, a stiff neck, or a rash that does not fade can be sepsis or meningitis, and hours count. Say "I am worried about sepsis". With chemotherapy, a transplant, or no spleen, a fever alone is enough to go now.',
    es: 'Llame al 911 ahora o vaya a emergencias. Fiebre o mucho frío junto con confusión, corazón o respiración rápidos, gran debilidad, cuello rígido o una erupción que no se borra no puede esperar: cuentan las horas. Con quimioterapia o un trasplante, la fiebre sola basta para ir ya.',
    mention:
      'An infection with confusion, a fast heart, great weakness or a stiff neck means: emergency room or 911, at once.',
  },
  bite: {
    en: 'Call 911 now for a snake bite, or with swelling of the face, trouble breathing, fainting or weakness. Poison Control, 1-800-222-1222, tells you day and night what to do. Keep still and the bitten part level, take off rings, and do not cut, suck, ice or tie it. A bite of a bat, or of an animal you do not know, needs a doctor today, for rabies.',
    es: 'Llame al 911 ahora por una mordedura de serpiente, o si hay hinchazón de la cara, falta de aire o desmayo. El Centro de Toxicología, 1-800-222-1222, le dice qué hacer. Quédese quieto, quítese los anillos, y no corte, chupe ni amarre la herida.',
    mention: 'For a snake bite, or a sting with swelling or trouble breathing, call 911.',
  },
  burn: {
    en: 'Call 911 now for a burn that is larger than a hand, on the face, hands, feet or private parts, that looks white or charred, or came from electricity or a chemical. Cool it under running water for twenty minutes, put on no ice, butter or oil, and take off rings. A chemical in the eye: rinse with water for twenty minutes, then call Poison Control, 1-800-222-1222. After an electric shock, do not touch the person until the power is off.',
    es: 'Llame al 911 ahora por una quemadura más grande que una mano, en la cara, las manos o los pies, blanca o negra, o por electricidad o químicos. Enfríela con agua corriente veinte minutos, sin hielo ni mantequilla. Un químico en el ojo: enjuague veinte minutos y llame al 1-800-222-1222.',
    mention: 'A large burn, an electric shock or a chemical in the eye means: call 911.',
  },
  confusion: {
    en: 'Call 911 now when somebody is suddenly confused, does not know where they are, sees what is not there, or is not themselves: hours count. Stay with them, give nothing to eat or drink, and tell the operator every medicine they take. If it has come slowly over weeks, call their doctor today.',
    es: 'Llame al 911 ahora si alguien de repente está confundido, no sabe dónde está o ve cosas que no están: cuentan las horas. No lo deje solo y diga qué medicinas toma. Si empezó poco a poco, llame hoy a su médico.',
    mention: 'When somebody is suddenly confused, call 911.',
  },
  // After MedlinePlus and the National Institute of Mental Health on panic.
  panic: {
    en: 'I am sorry, that is a hard feeling. A panic attack is frightening and it passes, mostly within minutes. Let the breath out slowly, longer than you take it in, feel both feet on the floor, and name five things that you see. If there is chest pain, trouble breathing that does not ease, fainting, or if it is the first time and you are not sure, call 911: nobody will mind. If the fear keeps coming back, a doctor or counselor can help, and treatments work well. You can call or text 988 at any hour, also for fear alone. I would rather not suggest a product for this.',
    es: 'Lo siento, es una sensación muy dura. Un ataque de pánico asusta y pasa, casi siempre en minutos. Suelte el aire despacio, sienta los pies en el piso y nombre cinco cosas que ve. Si hay dolor de pecho, falta de aire que no cede, o si es la primera vez, llame al 911. Un médico o consejero puede ayudar. Al 988 puede llamar a cualquier hora (oprima 2 para español).',
    mention: SUICIDE_MENTION,
  },
  unspecified: {
    en: 'Call 911 now. I am a store assistant and cannot send help, but they can. Stay on the line, say where you are first, and unlock the door. If it is about something swallowed, Poison Control is 1-800-222-1222. If it is about wanting to die, call or text 988.',
    es: 'Llame al 911 ahora. Soy la asistente de una tienda y no puedo mandar ayuda, pero ellos sí. Diga primero dónde está. Si es por algo que se tragó, llame al 1-800-222-1222. Si es por querer morir, llame al 988 y oprima 2.',
    mention: 'If this is an emergency, call 911 first.',
  },
};

/** After an emergency, until the visitor starts anew. */
