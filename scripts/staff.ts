import { join } from 'node:path';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { roles } from '#app/domain/crm/records/entities.ts';
import { runStaffCommand } from '../app/application/staff/staff-commands.server.ts';
import { explainFailure } from '../app/data/engine/database-failure.server.ts';
import { openDatabase, type Place } from '../app/data/engine/database.server.ts';
import { secretIn } from '../app/data/secrets/secret-file.server.ts';
import {
  isAddress,
  readStaffCommand,
  staffCommandNames,
  type StaffReply,
} from '../app/data/staff/accounts/read-staff-command.server.ts';
import { sendToServer } from '../app/data/staff/accounts/staff-socket.server.ts';
import { createStaff } from '../app/data/staff/staff.server.ts';
import { readConfig } from '../server/config.ts';
import { createPrivateFiles } from '../server/private-files.ts';

const usage = `Who may sign in to the CRM.

  npm run staff -- list
  npm run staff -- add      --email ada@iluma.example --name "Ada Byron" --role CEO       prints a password
  npm run staff -- invite   --email ada@iluma.example --name "Ada Byron" --role member    mails a link (--language fr)
  npm run staff -- rename   --email ada@iluma.example --name "Ada King"                   in their records as well
  npm run staff -- role     --email ada@iluma.example --role manager                      signed out everywhere
  npm run staff -- reset    --email ada@iluma.example   a new password, no two-step verification, signed out everywhere
  npm run staff -- require-second-step  --email ada@iluma.example    from the next sign-in on; --off for no longer
  npm run staff -- hand-over  --email ada@iluma.example --to bea@iluma.example    clients, projects, open tasks, leads, meetings
  npm run staff -- disable  --email ada@iluma.example   with --to as for hand-over
  npm run staff -- enable   --email ada@iluma.example
  npm run staff -- hours    --email ada@iluma.example --week "mon-fri 9:00-12:00,13:00-17:00" --zone America/Montreal

Roles: ${roles.join(', ')}. What is left out is asked for. Works on the database that the server is configured with
(DATABASE_URL, or DATA_DIR), whether the server runs or not.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    email: { type: 'string' },
    name: { type: 'string' },
    role: { type: 'string' },
    week: { type: 'string' },
    zone: { type: 'string' },
    language: { type: 'string' },
    to: { type: 'string' },
    off: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});
const name = staffCommandNames.find((each) => each === positionals[0]);

if (values.help || !name) {
  console.log(usage);
  process.exit(values.help ? 0 : 2);
}

createPrivateFiles();
try {
  const command = readStaffCommand(await promptForMissing(name));
  if (!command) throw new Error(`That is no whole command.\n\n${usage}`);
  const { ok, lines } = await execute(command);
  console.log(lines.join('\n'));
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  console.error(explainFailure(error) ?? (error instanceof Error ? error.message : error));
  process.exitCode = 1;
}

/** The command, with missing options prompted for on a terminal. */
async function promptForMissing(command: (typeof staffCommandNames)[number]): Promise<object> {
  const newcomer = ['email', 'name', 'role'] as const;
  const wanted = {
    list: [],
    add: newcomer,
    invite: newcomer,
    rename: ['email', 'name'],
    role: ['email', 'role'],
    'hand-over': ['email', 'to'],
    hours: ['email', 'week', 'zone'],
  } as const;
  const fields = command in wanted ? wanted[command as keyof typeof wanted] : (['email'] as const);
  const { off, ...others } = values;
  const given: Record<string, string | undefined> = { ...others, help: undefined };
  const missing = fields.filter((field) => !given[field]);
  if (missing.length > 0 && !stdin.isTTY)
    throw new Error(`Missing: ${missing.map((field) => `--${field}`).join(', ')}.\n\n${usage}`);
  if (missing.length > 0) {
    const prompt = createInterface({ input: stdin, output: stdout });
    for (const field of missing) {
      const choices = field === 'role' ? ` (${roles.join(', ')})` : '';
      given[field] = await prompt.question(`${field}${choices}: `);
    }
    prompt.close();
  }
  for (const address of [given.email, given.to])
    if (address !== undefined && !isAddress(address))
      throw new Error(`This is no e-mail address: ${address}`);
  if (given.role !== undefined && !roles.some((role) => role === given.role))
    throw new Error(`There is no such role: ${given.role}. Roles: ${roles.join(', ')}.`);
  const { email, name: person, role, language, to, week, zone } = given;
  return { name: command, email, person, role, language, to, week, zone, isRequired: !off };
}

async function execute(command: Parameters<typeof sendToServer>[1]): Promise<StaffReply> {
  const config = readConfig();
  const { DATABASE_URL: url, DATA_DIR: directory, SMTP_URL } = config;
  if (url === undefined) {
    const reply = await sendToServer(join(directory, 'staff.sock'), command);
    if (reply) return reply;
  }
  const place: Place = url === undefined ? { directory: join(directory, 'database') } : { url };
  const database = await openDatabase(place);
  try {
    const secret = config.SECRET ?? secretIn(directory);
    const target = {
      ...createStaff(database, secret, Date.now),
      database,
      secret,
      origin: config.SITE_ORIGIN,
      sendsMail: SMTP_URL !== undefined,
      videoUrl: config.BOOKING_VIDEO_URL ?? null,
      now: Date.now,
    };
    return await runStaffCommand(target, command);
  } finally {
    await database.close();
  }
}
