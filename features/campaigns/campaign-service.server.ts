import type { Campaign } from './campaign.ts';
import { type CampaignFacts, campaignFacts } from './campaign-facts.ts';
import type { Clock } from '#platform/time/clock.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';
import type { Logger } from '#platform/log/logger.server.ts';
import { type ArchiveResult, archiveCampaign } from './archive-campaign.server.ts';
import { copyCampaign, type MadeCampaign, makeCampaign } from './make-campaign.server.ts';
import { listCampaigns } from './list-campaigns.server.ts';
import { type CampaignEdit, type CampaignUpdate, updateCampaign } from './update-campaign.server.ts';

/** How often the dates are compared with the clock, and the rows read again for what another instance changed. Milliseconds. */
const LOOK_MS = 1000;
const READ_MS = 20_000;

export interface CampaignService {
  /** Every campaign as it is now known. */
  all(): readonly Campaign[];
  /** What every page knows of them, at this moment by the store's clock. */
  facts(): CampaignFacts;
  /** An administrator's change; pages show it with their next answer. */
  update(edit: CampaignEdit): Promise<CampaignUpdate>;
  /** Makes one, switched off; copies one; puts one away or brings it back. */
  make(options: { actor: string; input: unknown }): Promise<MadeCampaign>;
  copy(options: { actor: string; id: string }): Promise<string | undefined>;
  archive(options: { actor: string; id: string; archived: boolean }): Promise<ArchiveResult>;
  /** Reads them again, after a change. */
  reload(): Promise<void>;
  /** Calls back whenever what runs has changed: by the clock, or by an edit here or on another instance. */
  onChange(callback: () => void): void;
  stop(): void;
}

/** The one way to campaigns: pages read them on every render, so they are kept in memory and watched. */
export async function startCampaigns(
  db: Db,
  parts: { clock: Clock; log: Pick<Logger, 'error'> },
): Promise<CampaignService> {
  const { clock, log } = parts;
  let known = await listCampaigns(db);
  const listeners: (() => void)[] = [];
  const facts = () => campaignFacts(known, clock.now());
  const signature = () => JSON.stringify([known, facts()]);
  let last = signature();

  const compare = () => {
    const current = signature();
    if (current === last) return;
    last = current;
    for (const listener of listeners) listener();
  };
  const reload = async () => {
    known = await listCampaigns(db);
    compare();
  };
  const reloaded = async <Result>(result: Result): Promise<Result> => {
    await reload();
    return result;
  };
  const looking = setInterval(compare, LOOK_MS);
  const reading = setInterval(() => {
    reload().catch((error: unknown) => log.error({ err: error }, 'campaigns could not be read again'));
  }, READ_MS);
  looking.unref();
  reading.unref();

  return {
    all: () => known,
    facts,
    update: async (edit) => reloaded(await updateCampaign(db, { clock }, edit)),
    make: async (options) => reloaded(await makeCampaign(db, options)),
    copy: async (options) => reloaded(await copyCampaign(db, options)),
    archive: async (options) => reloaded(await archiveCampaign(db, { clock }, options)),
    reload,
    onChange: (callback) => void listeners.push(callback),
    stop() {
      clearInterval(looking);
      clearInterval(reading);
    },
  };
}
