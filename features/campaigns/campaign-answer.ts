import { z } from 'zod';

/** What the server says when a window is about to open: which campaigns ask at this moment. */
export const campaignAnswer = z.object({
  giveaway: z
    .object({
      id: z.string(),
      prizes: z.tuple([z.string(), z.string(), z.string()]),
      prizeValues: z.tuple([z.number(), z.number(), z.number()]).nullable(),
      termsConfirmed: z.boolean(),
      opensAt: z.string().nullable(),
      closesAt: z.string(),
      drawingAt: z.string(),
      drawingPassed: z.boolean(),
      phase: z.enum(['coming', 'running', 'ended']),
      popups: z.boolean(),
    })
    .nullable(),
  prayer: z.boolean(),
});
