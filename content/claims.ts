/** The words of 21 CFR 101.93(c)(2), to the letter. They stand wherever a page makes a claim. */
export const FDA_STATEMENT =
  'These statements have not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure, or prevent any disease.';

/** Stands beside the FDA statement in the footer, and on the home page. */
export const PROVIDER_NOTICE =
  'Talk with your doctor, pharmacist or another healthcare provider before you start a supplement, above all if you are pregnant or nursing, take medicine, have a health condition or plan surgery.';
