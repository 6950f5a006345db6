import { z } from 'zod';
import { recordReading } from '#features/activity/record-reading.server.ts';
import {
  checkGiveawayEntry,
  checkPrayerSignup,
  type ConfirmationBody,
  type NotificationBody,
} from './entry.schema.ts';
import type { EntryFieldErrors } from './entry.fields.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import { changeWinner, type WinnerChange, type WinnerResult } from './change-winner.server.ts';
import { closeEnded } from './close-entries.server.ts';
import { type DrawResult, drawWinners } from './draw-winners.server.ts';
import { enterGiveaway, type EntryParts, type EntryResult } from './enter-giveaway.server.ts';
import type { Entrants } from '#features/campaigns/update-campaign.server.ts';
import type { DrawingFile } from './drawing-file.ts';
import { findDrawingFile } from './find-drawing-file.server.ts';
import { findPublishedDrawing, type PublishedDrawing } from './find-published-drawing.server.ts';
import { exportEntryIds } from './export-entry-ids.server.ts';
import { findDrawing, type GiveawayTally } from './find-drawing.server.ts';
import { sendConfirmationAgain, sendNotificationAgain } from './send-again.server.ts';
import { signUpForPrayers } from './sign-up-for-prayers.server.ts';

interface WrongFields {
  ok: false;
  reason: 'fields';
  fieldErrors: EntryFieldErrors;
}

/** Entries and prayer signups, from whatever a visitor sent. */
export interface GiveawayService {
  enter(input: unknown): Promise<EntryResult | WrongFields>;
  signUpForPrayers(input: unknown): Promise<{ ok: true } | { ok: false; reason: 'closed' } | WrongFields>;
  /** For everybody, once entries are closed. */
  published(campaignId: string): Promise<PublishedDrawing | undefined>;
  /** The file by which anybody repeats the drawing; undefined before it. */
  drawingFile(campaignId: string): Promise<DrawingFile | undefined>;
  /** For a change of prizes. */
  entrants: Entrants | undefined;
  /** For administrators: how many entered, and who won. That winners were looked at is kept in the activity. */
  tally(campaignId: string, options: { actor: string }): Promise<GiveawayTally>;
  /** Commits to the lists of giveaways that have ended. */
  closeEnded(): Promise<void>;
  changeWinner(options: WinnerChange): Promise<WinnerResult>;
  draw(options: { actor: string; campaignId: string }): Promise<DrawResult>;
  exportEntryIds(options: {
    actor: string;
    campaignId: string;
    format?: 'csv' | 'json';
  }): Promise<string | undefined>;
  /** For administrators: the mails of an entry, once more. False when nobody entered with that address. */
  sendNotification(actor: string, body: NotificationBody): Promise<void>;
  sendConfirmation(actor: string, body: ConfirmationBody): Promise<boolean>;
}

/** Forms say which giveaway they were shown for; scripts need not. */
const meant = z.object({ giveaway: z.string().optional() }).optional();

export function createGiveawayService(db: Db, parts: EntryParts & { entrants?: Entrants }): GiveawayService {
  return {
    entrants: parts.entrants,
    published: (campaignId) => findPublishedDrawing(db, campaignId),
    drawingFile: (campaignId) => findDrawingFile(db, campaignId),
    async enter(input) {
      const checked = checkGiveawayEntry(input);
      if (!checked.ok) return { ...checked, reason: 'fields' };
      return enterGiveaway(db, parts, checked.form, meant.catch(undefined).parse(input)?.giveaway);
    },
    async signUpForPrayers(input) {
      const checked = checkPrayerSignup(input);
      if (!checked.ok) return { ...checked, reason: 'fields' };
      return signUpForPrayers(db, parts, checked.form);
    },
    async tally(campaignId, { actor }) {
      const tally = await findDrawing(db, campaignId);
      if (tally.drawing) await recordReading(db, { actor, action: 'giveaway.read', subject: campaignId });
      return tally;
    },
    closeEnded: () => closeEnded(db, parts),
    changeWinner: (options) => changeWinner(db, parts, options),
    draw: (options) => drawWinners(db, parts, options),
    exportEntryIds: (options) => exportEntryIds(db, options),
    sendNotification: (actor, body) => sendNotificationAgain(db, parts, { actor, body }),
    sendConfirmation: (actor, body) => sendConfirmationAgain(db, parts, { actor, body }),
  };
}
