import { setTimeout as delay } from 'node:timers/promises';
import type { WebAnswer, WebClient, WebRequest } from './web-client.ts';

/** Concurrent requests per host. */
const atOnce = 2;

/** Longest Retry-After respected, in milliseconds. */
const longestWait = 10_000;

export interface Budget {
  /** Aborts when the time is up or the audit is cancelled. */
  readonly signal: AbortSignal;
  /** Remaining budget of content bytes. */
  bytesLeft: number;
}

interface Host {
  running: number;
  readonly waiting: (() => void)[];
  /** Epoch milliseconds before which the host asked not to be contacted. */
  notBefore: number;
}

/**
 * A client that sends at most two requests at a time to a host, respects Retry-After, and stays within the audit's byte
 * budget.
 */
export function politely(client: WebClient, budget: Budget): WebClient {
  const hosts = new Map<string, Host>();

  async function enter(host: Host): Promise<void> {
    if (host.running >= atOnce) await new Promise<void>((go) => host.waiting.push(go));
    else host.running++;
    const wait = host.notBefore - Date.now();
    if (wait > 0) await delay(wait, undefined, { signal: budget.signal }).catch(() => {});
  }

  function leave(host: Host): void {
    const next = host.waiting.shift();
    if (next) next();
    else host.running--;
  }

  async function ask(request: WebRequest): Promise<WebAnswer> {
    const maxBytes = Math.min(request.maxBytes, budget.bytesLeft);
    const answer = await client.ask({ ...request, maxBytes });
    budget.bytesLeft = Math.max(0, budget.bytesLeft - answer.body.bytes.length);
    return answer;
  }

  return {
    async ask(request) {
      const name = URL.parse(request.url)?.host ?? '';
      const host = hosts.get(name) ?? { running: 0, waiting: [], notBefore: 0 };
      hosts.set(name, host);
      await enter(host);
      try {
        const answer = await ask(request);
        const wait = waitOf(answer);
        if (wait === null) return answer;
        host.notBefore = Date.now() + wait;
        await delay(wait, undefined, { signal: budget.signal }).catch(() => {});
        return await ask(request);
      } finally {
        leave(host);
      }
    },
  };
}

/** Milliseconds that a busy host asks to wait; null if it does not ask, or for longer than an audit lasts. */
function waitOf({ status, headers }: WebAnswer): number | null {
  if (status !== 429 && status !== 503) return null;
  const text = headers['retry-after'] ?? '';
  const wait = /^\d{1,6}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(wait) && wait <= longestWait ? Math.max(0, wait) : null;
}
