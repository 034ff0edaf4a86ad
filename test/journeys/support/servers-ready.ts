import { setTimeout as pause } from 'node:timers/promises';
import { beforeLaunch, launched, staffed, withTag } from './sites.ts';

/** Waits for all servers of playwright.config.ts, which would start one after the other if it waited for each. */
// oxlint-disable-next-line rooms/default-export -- Playwright calls it
export default async function serversReady(): Promise<void> {
  const limit = AbortSignal.timeout(180_000);
  await Promise.all(
    [launched, beforeLaunch, withTag, staffed].map((origin) => ready(origin, limit)),
  );
}

async function ready(origin: string, limit: AbortSignal): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/readyz`, { signal: limit }).catch(() => null);
    if (answer?.ok) return;
    if (limit.aborted) throw new Error(`No server at ${origin}`);
    await pause(100);
  }
}
