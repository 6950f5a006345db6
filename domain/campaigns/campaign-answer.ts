import { z } from 'zod';

/** What the server says when a window is about to open: which campaigns ask at this moment. */
export const campaignAnswer = z.object({
  giveaway: z
    .object({
      id: z.string(),
      prizes: z.tuple([z.string(), z.string(), z.string()]),
      opensAt: z.string().nullable(),
      closesAt: z.string(),
      drawingAt: z.string(),
      phase: z.enum(['coming', 'running', 'ended']),
      popups: z.boolean(),
    })
    .nullable(),
  prayer: z.boolean(),
});
