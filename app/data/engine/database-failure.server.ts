import { DrizzleQueryError } from 'drizzle-orm';

/** Why the database failed, as far as a form or an operator needs to know. */
export type Failure =
  /** No connection, a broken one, or a timeout. Whether the statement took effect is unknown. */
  | 'unreachable'
  /** No disk space left. */
  | 'full';

/** SQLSTATE classes and codes (PostgreSQL, appendix A). */
const conflicts = new Set(['40001', '40P01']);
const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const unreachableCodes =
  /^(08.{3}|25006|25P03|28.{3}|3D000|57014|57P0[1-5]|53300|ECONN(REFUSED|RESET|ABORTED)|E(HOSTUNREACH|NETUNREACH|TIMEDOUT|PIPE|NOTFOUND|AI_AGAIN)|ENOENT)$/;
/** Messages of the driver, for errors without a code. */
const unreachableWords =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired|Query read timeout|The embedded database)/;

/** The kind of failure; null for a bug of ours, such as an invalid statement. */
export function failureOf(error: unknown): Failure | null {
  for (const each of causes(error)) {
    const code = codeOf(each);
    if (fullCodes.has(code)) return 'full';
    if (unreachableCodes.test(code) || unreachableWords.test(each.message)) return 'unreachable';
  }
  return null;
}

/** SQLSTATE of damaged files: data_corrupted, index_corrupted, and undefined_file of a table. */
const damagedCodes = new Set(['XX001', 'XX002', '58P01']);

/** What to do about damaged files. */
export const restoreHint =
  'Stop the site and restore a backup: npm run db:restore -- <file>. docs/database.md says how.';

/** Sentences for operators by SQLSTATE or error code; the first match is used. */
const sentences: readonly (readonly [code: RegExp, sentence: string])[] = [
  [/^28/, 'The database refuses the user or the password in DATABASE_URL'],
  [/^3D000$/, 'The database server has no database of the name in DATABASE_URL'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'No machine has the host name in DATABASE_URL'],
  [/^25006$/, 'The database is a standby, which takes no changes'],
  [/^53300$/, 'The database server has no connection left'],
  [/^57014$/, 'The database did not answer within the time limit'],
  [/^57P0[1-5]$/, 'The database server is starting or stopping'],
];

/**
 * A failure of the database in one sentence for operators, without SQL or values.
 *
 * @returns null for a bug of ours, such as an invalid statement
 */
export function explainFailure(error: unknown): string | null {
  const all = causes(error);
  const own = all.find(({ message }) => /^The (embedded database|disk is full)/.test(message));
  if (own) return own.message;
  const codes = all.map(codeOf).filter((code) => code !== '');
  const damaged = codes.find((code) => damagedCodes.has(code));
  if (damaged) return `The database is damaged (${damaged}). ${restoreHint}`;
  const failure = failureOf(error);
  if (failure === null) return null;
  if (failure === 'full') return 'The disk is full: make room where the database stands.';
  for (const [pattern, sentence] of sentences) {
    const code = codes.find((each) => pattern.test(each));
    if (code) return `${sentence} (${code}).`;
  }
  const [code = 'no answer'] = codes;
  return `The database server in DATABASE_URL cannot be reached (${code}).`;
}

/** Whether a transaction was aborted by a concurrent one, and can be retried. */
export function isConflict(error: unknown): boolean {
  return causes(error).some((each) => conflicts.has(codeOf(each)));
}

/** Whether the connection is unusable. */
export const isDisconnection = (error: unknown): boolean => failureOf(error) === 'unreachable';

/** Whether a value does not fit its column: SQLSTATE classes 22 and 54. */
export function isBadValue(error: unknown): boolean {
  return causes(error).some((each) => /^(22|54)/.test(codeOf(each)));
}

/** Name of the violated constraint or unique index, or null. */
export function violatedConstraint(error: unknown): string | null {
  for (const each of causes(error))
    if ('constraint' in each && typeof each.constraint === 'string') return each.constraint;
  return null;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** The error with its causes: Drizzle wraps the driver's errors, and Node those of several addresses. */
function causes(error: unknown): readonly Error[] {
  if (!(error instanceof Error)) return [];
  const inner = error instanceof AggregateError ? error.errors : [];
  return [error, ...[error.cause, ...inner].flatMap(causes)];
}

/** SQLSTATE classes whose messages contain the written values: bad data and violated constraints. */
const tellsValues = /^2[23]/;

/** The error in loggable form: the driver's contains the statement's parameters, which may be personal data. */
export function withoutValues(error: unknown): unknown {
  const all = causes(error);
  const failed = all.find((each) => each instanceof DrizzleQueryError);
  if (!failed) return error;
  const cause = all.find((each) => codeOf(each) !== '') ?? all.at(-1) ?? failed;
  const code = codeOf(cause);
  const constraint = violatedConstraint(error);
  const words = [code, tellsValues.test(code) ? constraint : cause.message].filter(Boolean);
  const clean = new Error(`${words.join(' ')} in: ${failed.query}`);
  const places = (failed.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line));
  clean.stack = [`DatabaseError: ${clean.message}`, ...places].join('\n');
  return clean;
}
