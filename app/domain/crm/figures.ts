import {
  clientStatuses,
  projectStages,
  taskStatuses,
  type Client,
  type ClientStatus,
  type Project,
  type ProjectStage,
  type Task,
  type TaskStatus,
} from './entities.ts';
import { bandOf, type Band } from './ila-score.ts';

type Counts<Key extends string> = Readonly<Record<Key, number>>;

export interface Overview {
  activeClients: number;
  /** Rounded mean of the current scores; null without clients. */
  averageScore: number | null;
  /** Euros a month, of all clients. */
  monthlyRevenue: number;
  tasksInProgress: number;
}

export function overviewOf(clients: readonly Client[], tasks: readonly Task[]): Overview {
  const scores = clients.map(({ ilaScore }) => ilaScore.current);
  return {
    activeClients: clients.filter(({ status }) => status === 'active').length,
    averageScore: scores.length > 0 ? Math.round(sum(scores) / scores.length) : null,
    monthlyRevenue: sum(clients.map(({ revenue }) => revenue)),
    tasksInProgress: tasks.filter(({ status }) => status === 'progress').length,
  };
}

export interface Analytics {
  /** Largest first. */
  revenueByOwner: readonly (readonly [owner: string, euros: number])[];
  /** A client's revenue is shared equally among its services. */
  revenueByService: readonly (readonly [service: string, euros: number])[];
  scores: Counts<Band>;
  statuses: Counts<ClientStatus>;
  pipeline: Counts<ProjectStage>;
  tasks: Counts<TaskStatus>;
  /** Mean score at the end of each month with a measurement, oldest first; month as `2026-03`. */
  scoreByMonth: readonly (readonly [month: string, score: number])[];
}

export function analyticsOf(
  clients: readonly Client[],
  projects: readonly Project[],
  tasks: readonly Task[],
): Analytics {
  const shares = clients.flatMap(({ services, revenue }) =>
    services.map((service) => [service, revenue / services.length] as const),
  );
  return {
    revenueByOwner: totals(clients.map(({ assignedTo, revenue }) => [assignedTo, revenue])),
    revenueByService: totals(shares),
    scores: counts(
      ['green', 'yellow', 'red'],
      clients.map(({ ilaScore }) => bandOf(ilaScore.current)),
    ),
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
    scoreByMonth: scoreByMonth(clients),
  };
}

function scoreByMonth(clients: readonly Client[]): (readonly [string, number])[] {
  const histories = clients.map(({ ilaScore }) => ilaScore.history);
  const months = new Set(histories.flat().map(({ date }) => date.slice(0, 7)));
  return [...months].toSorted().map((month) => {
    const known = histories.flatMap(
      (history) => history.findLast(({ date }) => date.slice(0, 7) <= month)?.score ?? [],
    );
    return [month, Math.round(sum(known) / known.length)] as const;
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function counts<Key extends string>(
  keys: readonly Key[],
  values: readonly Key[],
): Record<Key, number> {
  const found = keys.map((key) => [key, values.filter((value) => value === key).length]);
  return Object.fromEntries(found) as Record<Key, number>;
}

function totals(parts: readonly (readonly [string, number])[]): (readonly [string, number])[] {
  const found = new Map<string, number>();
  for (const [key, amount] of parts) found.set(key, (found.get(key) ?? 0) + amount);
  return [...found].filter(([, amount]) => amount > 0).toSorted(([, a], [, b]) => b - a);
}
