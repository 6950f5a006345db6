import { z } from 'zod';
import { readYaml } from '#platform/documents/read-yaml.ts';
import { words } from './document.schema.ts';

/** The words of 21 CFR 101.93(c)(2), to the letter. They stand wherever a page makes a claim. */
export const FDA_STATEMENT =
  'These statements have not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure, or prevent any disease.';

/** Stands beside the FDA statement in the footer, and on the home page. */
export const PROVIDER_NOTICE = readYaml(
  'content/claims.yaml',
  z.strictObject({ providerNotice: words }),
).providerNotice;
