import { heroNames } from '#illustrations/manifest/art-files.ts';
import { z } from 'zod';

/** What the server says when a window is about to open: which campaigns ask at this moment. */
export const campaignAnswer = z.object({
  giveaway: z
    .object({
      id: z.string(),
      prizes: z.tuple([z.string(), z.string(), z.string()]),
      prizeValues: z.tuple([z.number(), z.number(), z.number()]).nullable(),
      termsConfirmed: z.boolean(),
      title: z.string().optional(),
      text: z.string().optional(),
      picture: z.enum(heroNames).optional(),
      publishWinners: z.boolean().optional(),
      opensAt: z.string().nullable(),
      closesAt: z.string(),
      drawingAt: z.string(),
      drawingPassed: z.boolean(),
      phase: z.enum(['coming', 'running', 'ended']),
      popups: z.boolean(),
    })
    .nullable(),
  prayer: z.boolean(),
  prayerWords: z.object({ title: z.string(), text: z.string() }).optional(),
  slideIn: z.object({ id: z.string(), text: z.string(), button: z.string(), link: z.string() }).optional(),
  exitWindow: z.object({ title: z.string(), text: z.string() }).optional(),
});
