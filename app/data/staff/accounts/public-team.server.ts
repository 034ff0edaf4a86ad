import { countTopicChange } from '#app/data/crm/change-feed.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import { createPoll, sitePollEvery, type Poll } from '#app/data/engine/poll.server.ts';
import type { MemberStatuses } from '#app/domain/team/team.ts';
import { publicStatusesAmong, readPresence } from './presence.server.ts';

/** Statuses on the public team page, cached in the process because cached pages show them. */
export interface PublicTeam extends Poll {
  statuses(): MemberStatuses;
  /** Polls now, because this process has changed an account. */
  refresh(): Promise<void>;
  /** Called when a status changes, in this process or another one. */
  onChange(listener: () => void): void;
}

export function createPublicTeam({
  database,
  now,
  report,
  every = sitePollEvery,
}: {
  database: Database;
  /** Clock, in epoch milliseconds: hours and meetings begin and end. */
  now: () => number;
  /** Called once per outage of the database; the cached statuses stay in use. */
  report: (error: unknown) => void;
  every?: number;
}): PublicTeam {
  let current: MemberStatuses = {};
  /** Statuses of all accounts, as shown in the CRM; null before the first poll. */
  let shown: string | null = null;
  const listeners: (() => void)[] = [];

  async function refresh(): Promise<void> {
    const presence = await readPresence(database.db, undefined, now());
    const before = shown;
    shown = JSON.stringify(presence.map(({ id, status, until }) => [id, status, until]));
    // Other processes show it too, and each that sees a change counts it.
    if (before !== null && before !== shown) await countTopicChange(database.db, 'team');
    const next = publicStatusesAmong(presence);
    const isSame = JSON.stringify(next) === JSON.stringify(current);
    current = next;
    if (!isSame) listeners.forEach((listener) => listener());
  }

  return {
    statuses: () => current,
    refresh,
    onChange(listener) {
      listeners.push(listener);
    },
    ...createPoll(refresh, report, every),
  };
}
