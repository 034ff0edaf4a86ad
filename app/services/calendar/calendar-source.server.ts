import { fork } from 'node:child_process';
import { once } from 'node:events';
import { calendarAddress, type BusyFailure } from '#app/domain/bookings/busy.ts';
import type { Stretch } from '#app/domain/bookings/schedule.ts';
import { hour } from '#app/domain/durations.ts';
import type { WebAnswer, WebClient } from '../web/web-client.ts';
import type { BusyAnswer } from './busy-reader.server.ts';
import type { BusyQuestion } from './read-busy.ts';

/** Maximum bytes of a calendar: roughly ten thousand events. */
const mostBytes = 8_000_000;

/** Timeout in milliseconds, both for the calendar's server and for parsing. */
const timeToFetch = 15_000;
const timeToRead = 10_000;

/** Memory limit of a reader. */
const mostMegabytes = 256;

/**
 * Milliseconds after which even an unchanged calendar is read again, because the range of its recurrences has moved on.
 */
const freshFor = 6 * hour;

export type BusyRead =
  | { is: 'read'; busy: Stretch[] }
  /** Unchanged since the last read. */
  | { is: 'unchanged' }
  | { is: 'failed'; failure: BusyFailure };

export interface CalendarSource {
  /** Reads the busy times of the calendar at an untrusted address. Never rejects. */
  read(url: string, asked: Omit<BusyQuestion, 'text'>, known: 'known' | 'new'): Promise<BusyRead>;
}

/** Validators of the version last read (RFC 9110, 8.8). */
interface Validators {
  readonly headers: Readonly<Record<string, string>>;
  readonly readAt: number;
}

/**
 * @param client checks each address it connects to
 * @param now epoch milliseconds
 */
export function createCalendarSource(client: WebClient, now: () => number): CalendarSource {
  // Per process: after a restart each calendar is fetched once more.
  const validators = new Map<string, Validators>();

  let queue: Promise<unknown> = Promise.resolve();

  /** One reader at a time: each may use a whole CPU and much memory. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = queue.then(work);
    queue = turn.catch(() => undefined);
    return turn;
  }

  function conditionOf(url: string): Readonly<Record<string, string>> {
    const last = validators.get(url);
    return last && now() - last.readAt < freshFor ? last.headers : {};
  }

  return {
    async read(url, asked, known) {
      const address = calendarAddress(url);
      if (!address) return { is: 'failed', failure: 'refused' };
      const answer = await client.ask({
        url: address.href,
        headers: { Accept: 'text/calendar', ...(known === 'known' && conditionOf(url)) },
        maxBytes: mostBytes,
        signal: AbortSignal.timeout(timeToFetch),
      });
      if (answer.status === 304) return { is: 'unchanged' };
      validators.delete(url);
      const failure = failureOf(answer);
      if (failure) return { is: 'failed', failure };
      const text = new TextDecoder().decode(answer.body.bytes);
      const read = await inTurn(() => readApart({ ...asked, text }));
      if ('failure' in read) return { is: 'failed', failure: read.failure };
      validators.set(url, { headers: validatorsIn(answer), readAt: now() });
      return { is: 'read', busy: read.busy };
    },
  };
}

function failureOf({ status, failure, body }: WebAnswer): BusyFailure | null {
  if (status === null)
    return failure === 'address-refused' || failure === 'not-http' || failure === 'bad-address'
      ? 'refused'
      : 'unreachable';
  if (status !== 200) return 'status';
  if (!body.isCut) return null;
  return body.bytes.length >= mostBytes || body.wire > mostBytes ? 'too-large' : 'unreachable';
}

function validatorsIn({ headers }: WebAnswer): Record<string, string> {
  return {
    ...(headers.etag && { 'If-None-Match': headers.etag }),
    ...(headers['last-modified'] && { 'If-Modified-Since': headers['last-modified'] }),
  };
}

/** Reads one calendar in a separate process: exceeding time or memory limits ends only that process. */
async function readApart(question: BusyQuestion): Promise<BusyAnswer> {
  const child = fork(new URL('./busy-reader.server.ts', import.meta.url), {
    env: {},
    execArgv: [`--max-old-space-size=${mostMegabytes}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => ({ failure: 'too-complex' }) as const);
  try {
    child.send(question);
    const signal = AbortSignal.timeout(timeToRead);
    const answered = once(child, 'message', { signal }).then(([answer]) => answer as BusyAnswer);
    return await Promise.race([answered, ended]);
  } catch {
    return { failure: 'too-complex' };
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
}
