import type { EmergencyId } from './emergency-ids.ts';

/** The same in Haitian Creole, by what is to be called. */
const call911 =
  'Rele 911 kounye a. Di ki kote ou ye anvan, di yo ou pale kreyòl, epi kite pòt la louvri. Pa kondi, pa rete pou kont ou, epi pa bay moun nan anyen pou l bwè oswa manje. Di yo tout medikaman ou pran.';
const call988 =
  'Tanpri rele oswa voye yon mesaj nan 988 kounye a. Se gratis, se prive, yon moun ap reponn lajounen kou lannwit. Si ou gentan fè yon bagay, oswa ou santi ou pral fè l, rele 911. Chache yon moun ki ka rete avè w. Mwen kontan ou di m sa. Ou gen valè.';
const callPoison =
  'Rele Sant Anpwazònman an kounye a: 1-800-222-1222, gratis, lajounen kou lannwit. Rele 911 si moun nan pa respire byen, si l ap dòmi twòp, si l ap tranble oswa si l gen kriz. Pa fè l vomi, epi pa tann. Kenbe boutèy la nan men ou.';
const callHotline =
  'Rele 911 kounye a si ou an danje. Liy nasyonal kont vyolans nan kay la reponn lajounen kou lannwit, gratis: 1-800-799-7233. Se pa fòt ou. Ou ka efase konvèsasyon sa a anba a.';
const callPets =
  'Rele ASPCA Animal Poison Control kounye a nan 888-426-4435, oswa veterinè ou. Pa fè bèt la vomi si yo pa di w sa. Kenbe boutèy la nan men ou.';

const special: Partial<Record<EmergencyId, string>> = {
  'self-harm': call988,
  'self-harm-overdose': `${call911} ${call988}`,
  'harm-to-child': call988,
  'harm-other': call988,
  panic: call988,
  'child-poisoning': callPoison,
  overdose: callPoison,
  'too-much': callPoison,
  reaction: callPoison,
  violence: callHotline,
  'pet-poisoning': callPets,
};

export const haitianReply = (id: EmergencyId): string => special[id] ?? call911;
