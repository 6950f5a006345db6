import { z } from 'zod';
import { heroes, portraitNames } from '#illustrations/manifest/art-files.ts';
import { keyOf } from '#platform/documents/document-mistakes.ts';
import { collections } from './collections.ts';

/** What every text of the owner's has to say at least. */
export const words = z.string().trim().min(1, { error: 'write something here' });

/** One of the twenty collections, by its slug. */
export const collectionSlug = keyOf(collections, 'collection');

/** One of the wide drawn scenes. */
export const heroName = keyOf(heroes, 'drawing');

/** As condition pages and cards name it, such as 'Blood Pressure'. */
export const conditionTitle = z.enum(Object.values(collections).map(({ title }) => title));

/** A face of the drawn cast. */
export const portrait = z.enum(portraitNames);
