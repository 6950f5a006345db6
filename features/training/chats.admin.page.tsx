import { requirePermission } from '#features/accounts/require-viewer.server.ts';
import { recordReading } from '#features/activity/record-reading.server.ts';
import { servicesContext } from '#features/services-context.ts';
import type { PageLoaderArgs, PageProps } from '#platform/ui/page-types.ts';
import { listTurns } from './list-turns.server.ts';
import { readTurnChoice } from './read-turn-choice.ts';
import { TurnList } from './turn-list.tsx';
import './training.css';

export async function loader({ request, context }: PageLoaderArgs) {
  const { email: actor } = await requirePermission({ request, context }, 'chats.see');
  const { db } = context.get(servicesContext);
  const choice = readTurnChoice(new URL(request.url).searchParams);
  await recordReading(db, { actor, action: 'chats.read', subject: 'chats' });
  const { turns, total } = await listTurns(db, choice);
  return { choice, turns, total };
}

export default function AccountChats({ loaderData }: PageProps<typeof loader>) {
  return <TurnList {...loaderData} />;
}
