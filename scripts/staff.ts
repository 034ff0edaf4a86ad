import { readConfig } from '../server/config.ts';
import { join } from 'node:path';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { roles } from '#app/domain/crm/entities.ts';
import { openDatabase, type Place } from '../app/data/database.server.ts';
import { failureOf } from '../app/data/failures.server.ts';
import {
  isAddress,
  readStaffCommand,
  runStaffCommand,
  staffCommandNames,
  type StaffReply,
} from '../app/data/staff-commands.server.ts';
import { askServer } from '../app/data/staff-socket.server.ts';
import { createStaffStore } from '../app/data/staff-store.server.ts';

const usage = `Who may sign in to the CRM.

  npm run staff -- list
  npm run staff -- add      --email ada@iluma.example --name "Ada Byron" --role CEO
  npm run staff -- reset    --email ada@iluma.example   a new password, no second step, signed out everywhere
  npm run staff -- disable  --email ada@iluma.example
  npm run staff -- enable   --email ada@iluma.example

Roles: ${roles.join(', ')}. What is left out is asked for. Works on the database that the server is configured with
(DATABASE_URL, or DATA_DIR), whether the server runs or not.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    email: { type: 'string' },
    name: { type: 'string' },
    role: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});
const name = staffCommandNames.find((each) => each === positionals[0]);

if (values.help || !name) {
  console.log(usage);
  process.exit(values.help ? 0 : 2);
}

try {
  const command = readStaffCommand(await completed(name));
  if (!command) throw new Error(`That is no whole command.\n\n${usage}`);
  const { ok, lines } = await carriedOut(command);
  console.log(lines.join('\n'));
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** The command, with what was left out asked for where somebody sits to answer. */
async function completed(command: (typeof staffCommandNames)[number]): Promise<object> {
  const wanted = { list: [], add: ['email', 'name', 'role'] } as const;
  const fields = command in wanted ? wanted[command as keyof typeof wanted] : (['email'] as const);
  const given: Record<string, string | undefined> = { ...values, help: undefined };
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
  if (given.email !== undefined && !isAddress(given.email))
    throw new Error(`This is no e-mail address: ${given.email}`);
  if (given.role !== undefined && !roles.some((role) => role === given.role))
    throw new Error(`There is no such role: ${given.role}. Roles: ${roles.join(', ')}.`);
  return { name: command, email: given.email, person: given.name, role: given.role };
}

async function carriedOut(command: Parameters<typeof askServer>[1]): Promise<StaffReply> {
  const { DATABASE_URL: url, DATA_DIR: directory } = readConfig();
  if (url === undefined) {
    const reply = await askServer(join(directory, 'staff.sock'), command);
    if (reply) return reply;
  }
  const place: Place = url === undefined ? { directory: join(directory, 'database') } : { url };
  const database = await openDatabase(place).catch((error: unknown) => {
    if (failureOf(error) !== 'unreachable') throw error;
    throw new Error('The database cannot be reached. Is DATABASE_URL right, and the server up?', {
      cause: error,
    });
  });
  try {
    return await runStaffCommand(createStaffStore(database, Date.now), command);
  } finally {
    await database.close();
  }
}
