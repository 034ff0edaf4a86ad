import { sum } from '../../sum.ts';
import { clientStatuses } from '../records/client-statuses.ts';
import { dayOf, daysAfter, monthOf } from '../records/days.ts';
import type {
  Client,
  ClientStatus,
  Collection,
  ProjectStage,
  Records,
  TaskStatus,
} from '../records/entities.ts';
import type { Day, Instant } from '../records/field.ts';
import { projectStages } from '../records/projects.ts';
import { taskStatuses } from '../records/tasks.ts';
import { revenueByMonth, type Amounts, totals } from './amounts.ts';
import { isActive } from './overview.ts';

type Counts<Key extends string> = Readonly<Record<Key, number>>;

/** Months covered by analytics, including the current one. */
export const periods = [3, 6, 12, 24] as const;

export type Period = (typeof periods)[number];

export const usualPeriod: Period = 12;

/** The given number of months up to that of an instant in the agency's time zone, oldest first, as `2026-03`. */
export function monthsUntil(now: Instant, count: number): string[] {
  const [year = 0, month = 1] = monthOf(now).split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  );
}

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  return daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** Mondays of the past and current weeks that begin in these months, oldest first. */
export function mondaysIn(months: readonly string[], now: Instant): Day[] {
  const first = mondayOf(`${months[0] ?? monthOf(now)}-07`);
  const last = mondayOf(dayOf(now));
  const mondays: Day[] = [];
  for (let monday = first; monday <= last; monday = daysAfter(monday, 7)) mondays.push(monday);
  return mondays;
}

/** Number of measured clients per band of ten points: 0 to 9 first, 90 to 100 last. */
function scoreClasses(clients: readonly Client[]): number[] {
  const classes = Array.from({ length: 10 }, () => 0);
  for (const { ilaScore } of clients) {
    if (ilaScore.current === null) continue;
    const index = Math.min(9, Math.max(0, Math.floor(ilaScore.current / 10)));
    classes[index] = (classes[index] ?? 0) + 1;
  }
  return classes;
}

export interface Week {
  monday: Day;
  /** Journal entries. */
  entries: number;
  /** Records added. */
  clients: number;
  projects: number;
  tasks: number;
}

/** The collections that figures are computed from. */
export const summedCollections = [
  'clients',
  'projects',
  'tasks',
  'journal',
] as const satisfies readonly Collection[];

export type SummedCollection = (typeof summedCollections)[number];

export type SummedRecords = { readonly [C in SummedCollection]: readonly Records[C][] };

/** Journal entries and new records by week. */
function activityByWeek(records: SummedRecords, mondays: readonly Day[]): Week[] {
  const weeks = new Map(mondays.map((monday) => [monday, quietWeek(monday)]));
  const count = (at: Instant, what: Exclude<keyof Week, 'monday'>) => {
    const week = weeks.get(mondayOf(dayOf(at)));
    if (week) week[what] += 1;
  };
  for (const { timestamp } of records.journal) count(timestamp, 'entries');
  for (const { createdAt } of records.clients) count(createdAt, 'clients');
  for (const { createdAt } of records.projects) count(createdAt, 'projects');
  for (const { createdAt } of records.tasks) count(createdAt, 'tasks');
  return [...weeks.values()];
}

export function quietWeek(monday: Day): Week {
  return { monday, entries: 0, clients: 0, projects: 0, tasks: 0 };
}

/** Which figures: the months up to an instant, for one owner or all. */
export interface FiguresQuery {
  /** The current instant. */
  until: Instant;
  months: Period;
  /** Owner of the counted records; all owners if absent. */
  owner?: string;
}

/** Figures of the CRM's records. */
export interface Figures {
  /** Owners of clients, sorted; not filtered by owner. Revenue is that of active clients. */
  owners: readonly string[];
  /** See `revenueByMonth`. */
  revenue: Amounts;
  /** Largest first. */
  revenueByOwner: Amounts;
  /** A client's revenue is split equally among its services; that of clients without services is listed under ''. */
  revenueByService: Amounts;
  /** See `scoreClasses`. */
  classes: readonly number[];
  statuses: Counts<ClientStatus>;
  pipeline: Counts<ProjectStage>;
  tasks: Counts<TaskStatus>;
  /** Mean of the scores known at the end of each month with a measurement, oldest first; month as `2026-03`. */
  scoreByMonth: readonly (readonly [month: string, score: number])[];
  weeks: readonly Week[];
}

/** Computes the figures from all records. A database computes the same from aggregates. */
export function figuresOf(
  every: SummedRecords,
  { until, months: count, owner }: FiguresQuery,
): Figures {
  const is = (name: string) => owner === undefined || name === owner;
  const clients = every.clients.filter(({ assignedTo }) => is(assignedTo));
  const projects = every.projects.filter(({ assignedTeamMember }) => is(assignedTeamMember));
  const tasks = every.tasks.filter((task) => is(task.owner));
  const journal = every.journal.filter(({ author }) => is(author));
  const months = monthsUntil(until, count);
  const active = clients.filter(isActive);
  const shares = active.flatMap(({ services, revenue }) =>
    services.length > 0
      ? services.map((service) => [service, revenue / services.length] as const)
      : [['', revenue] as const],
  );
  return {
    owners: ownersAmong(every.clients.map(({ assignedTo }) => assignedTo)),
    revenue: revenueByMonth(
      active.map(({ createdAt, revenue }) => [monthOf(createdAt), revenue] as const),
      months,
    ),
    revenueByOwner: totals(active.map(({ assignedTo, revenue }) => [assignedTo, revenue])),
    revenueByService: totals(shares),
    classes: scoreClasses(clients),
    statuses: counts(
      clientStatuses,
      clients.map(({ status }) => status),
    ),
    pipeline: counts(
      projectStages,
      projects.map(({ stage }) => stage),
    ),
    tasks: counts(
      taskStatuses,
      tasks.map(({ status }) => status),
    ),
    scoreByMonth: scoreByMonth(clients).filter(([month]) => month >= (months[0] ?? '')),
    weeks: activityByWeek({ clients, projects, tasks, journal }, mondaysIn(months, until)),
  };
}

export function ownersAmong(names: readonly string[]): string[] {
  return [...new Set(names)].filter(Boolean).toSorted();
}

function scoreByMonth(clients: readonly Client[]): (readonly [string, number])[] {
  const histories = clients.map(({ ilaScore }) => ilaScore.history);
  const months = new Set(histories.flat().map(({ date }) => monthOf(date)));
  return [...months].toSorted().map((month) => {
    const known = histories.flatMap(
      (history) => history.findLast(({ date }) => monthOf(date) <= month)?.score ?? [],
    );
    return [month, Math.round(sum(known) / known.length)] as const;
  });
}

function counts<Key extends string>(
  keys: readonly Key[],
  values: readonly Key[],
): Record<Key, number> {
  const found = keys.map((key) => [key, values.filter((value) => value === key).length]);
  return Object.fromEntries(found) as Record<Key, number>;
}
