import { parseArgs } from 'node:util';
import { isAdminRole } from '#features/accounts/permissions.ts';
import type { AdminAnswer, AdminCommand } from '#features/admin/admin-command.schema.ts';
import { runAdminCommand } from '#features/admin/admin-commands.server.ts';
import { leaveAdminCommand } from '#features/admin/admin-mailbox.server.ts';
import { type Config, readConfig } from '#platform/config/config.server.ts';
import { DirectoryInUseError } from '#platform/db/lock-directory.server.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';

/** Who administers the store. Works while it runs, and while it does not. */

const USAGE = `Usage:
  npm run admin -- grant EMAIL [--unverified] [--role owner|editor|support]
                                                make the account of EMAIL an administrator, an owner if not said
  npm run admin -- revoke EMAIL                 make it a customer's account again
  npm run admin -- forget-second-step EMAIL     for who lost the phone: sign in by password alone
  npm run admin -- list                         the administrators`;

async function run(settings: Config, command: AdminCommand): Promise<AdminAnswer> {
  const database = await openDatabase(settings).catch((error: unknown) => {
    if (error instanceof DirectoryInUseError) return undefined;
    throw error;
  });
  // The store runs on the embedded database: it does it itself.
  if (!database) return leaveAdminCommand(settings.dataDir, command);
  try {
    return await runAdminCommand(database.db, command);
  } finally {
    await database.close();
  }
}

function readCommand(args: string[]): AdminCommand | undefined {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    strict: false,
    options: { unverified: { type: 'boolean' }, role: { type: 'string' } },
  });
  const [command, email, ...rest] = positionals;
  const { unverified, role = 'owner', ...unknown } = values;
  if (rest.length > 0 || Object.keys(unknown).length > 0) return undefined;
  if (command === 'list' && email === undefined) return { command };
  if (email === undefined || !email.includes('@')) return undefined;
  if (command === 'revoke' || command === 'forget-second-step') return { command, email };
  if (command === 'grant' && isAdminRole(role))
    return { command, email, unverified: unverified === true, role };
  return undefined;
}

const failed = (error: unknown): AdminAnswer => ({
  ok: false,
  lines: [error instanceof Error ? error.message : String(error)],
});

function end({ ok, lines }: AdminAnswer): void {
  (ok ? console.log : console.error)(lines.join('\n'));
  process.exitCode = ok ? 0 : 1;
}

const asked = readCommand(process.argv.slice(2));
const config = readConfig(process.env);
if (!asked) end({ ok: false, lines: [USAGE] });
else if (!config.ok) end({ ok: false, lines: ['The environment is not right:', ...config.problems] });
else end(await run(config.config, asked).catch(failed));
