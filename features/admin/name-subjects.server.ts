import { inArray } from 'drizzle-orm';
import type { KeptActivity } from '#features/activity/list-activity.server.ts';
import { campaigns } from '#features/campaigns/campaigns.table.server.ts';
import { chatKnowledgeBase } from '#features/knowledge/knowledge.table.server.ts';
import type { Db } from '#platform/db/open-database.server.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Puts names where the log keeps ids: those of now, and where a thing is gone the one that was kept with it. */
export async function nameSubjects<Activity extends KeptActivity>(
  db: Pick<Db, 'select'>,
  activities: Activity[],
): Promise<Activity[]> {
  const subjectsOf = (...parts: string[]) => [
    ...new Set(
      activities
        .filter(({ action }) => parts.some((part) => action.startsWith(`${part}.`)))
        .map(({ subject }) => subject),
    ),
  ];
  const names = new Map<string, string>();
  const campaignIds = subjectsOf('campaigns', 'giveaway');
  if (campaignIds.length > 0)
    for (const { id, name } of await db
      .select({ id: campaigns.id, name: campaigns.name })
      .from(campaigns)
      .where(inArray(campaigns.id, campaignIds)))
      names.set(id, name);
  const entryIds = subjectsOf('knowledge').filter((id) => UUID.test(id));
  if (entryIds.length > 0)
    for (const { id, question } of await db
      .select({ id: chatKnowledgeBase.id, question: chatKnowledgeBase.question })
      .from(chatKnowledgeBase)
      .where(inArray(chatKnowledgeBase.id, entryIds)))
      names.set(id, `“${question}”`);
  return activities.map((activity) => ({
    ...activity,
    subject: names.get(activity.subject) ?? keptName(activity.details) ?? activity.subject,
  }));
}

function keptName({ name, question, before }: Record<string, unknown>): string | undefined {
  if (typeof name === 'string') return name;
  if (typeof question === 'string') return `“${question}”`;
  return typeof before === 'object' && before !== null && 'question' in before
    ? `“${String(before.question)}”`
    : undefined;
}
