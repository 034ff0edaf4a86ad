import { DrizzleQueryError } from 'drizzle-orm';

/** What a form or an operator has to know of why the database did not answer. */
export type Failure =
  /** Nobody is there or lets us in, or the connection broke. Nothing is known of what was sent. */
  | 'unreachable'
  /** No space left to write. */
  | 'full';

/** SQLSTATE classes and codes (PostgreSQL, appendix A). */
const conflicts = new Set(['40001', '40P01']);
const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const unreachableCodes =
  /^(08.{3}|28.{3}|3D000|57P0[1-5]|53300|ECONN(REFUSED|RESET|ABORTED)|E(HOSTUNREACH|NETUNREACH|TIMEDOUT|PIPE|NOTFOUND|AI_AGAIN)|ENOENT)$/;
/** The driver's own words, which have no code. */
const unreachableWords =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired|Query read timeout|The embedded database)/;

/** What the database failed of, or null for a mistake of ours such as a wrong statement. */
export function failureOf(error: unknown): Failure | null {
  for (const each of causes(error)) {
    const code = codeOf(each);
    if (fullCodes.has(code)) return 'full';
    if (unreachableCodes.test(code) || unreachableWords.test(each.message)) return 'unreachable';
  }
  return null;
}

/** Whether a transaction ran into another one, and may be tried again. */
export function isConflict(error: unknown): boolean {
  return causes(error).some((each) => conflicts.has(codeOf(each)));
}

/** Whether the connection it happened on is of no more use. */
export const isDisconnection = (error: unknown): boolean => failureOf(error) === 'unreachable';

/** Whether a value was none that the database can hold where it was to go: SQLSTATE classes 22 and 54. */
export function isBadValue(error: unknown): boolean {
  return causes(error).some((each) => /^(22|54)/.test(codeOf(each)));
}

/** Name of the unique index or other constraint that refused a row, or null. */
export function violatedConstraint(error: unknown): string | null {
  for (const each of causes(error))
    if ('constraint' in each && typeof each.constraint === 'string') return each.constraint;
  return null;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** An error and what is behind it: Drizzle wraps those of the driver, and Node those of several addresses. */
function causes(error: unknown): readonly Error[] {
  if (!(error instanceof Error)) return [];
  const inner = error instanceof AggregateError ? error.errors : [];
  return [error, ...[error.cause, ...inner].flatMap(causes)];
}

/** SQLSTATE classes whose messages repeat what was to be written: bad data and violated constraints. */
const tellsValues = /^2[23]/;

/** An error as it may be logged. The driver's own holds every value of its statement, which may be a visitor's. */
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
