/** Words that the signs and rules look for, beside the names in the tables: mistyped, they are mended into these. */
export const triggerWords: readonly string[] =
  `chest breathe breathing breath heart attack stroke throat tongue swelling swollen seizure convulsion suicide suicidal overdose overdosed
  unconscious unresponsive collapsed fainted swallowed ambulance emergency allergic reaction anaphylaxis hives wheezing
  poison poisoned bleach bleeding vomiting vomited numbness drooping slurred paralyzed headache blurry vision pressure sugar glucose
  insulin shaking sweating confused pregnant pregnancy breastfeeding nursing toddler newborn infant medicine medication medications
  prescription supplement supplements vitamin vitamins capsules tablets gummies kidney dialysis liver surgery cancer diabetes
  hypertension cholesterol arthritis asthma depression anxiety dosage doctor pharmacist myself yourself embarazada respirar pastillas
  panic calf swollen withdrawal dehydrated heatstroke preeclampsia postpartum testicle testicles ketones diabetic xylitol
  dolor pecho matarme sobredosis`.split(/\s+/);
