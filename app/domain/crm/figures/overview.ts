import { sum } from '../../sum.ts';
import type { Client, Task } from '../records/entities.ts';
import { averageScoreOf } from './ila-score.ts';

export interface Overview {
  activeClients: number;
  /** Rounded mean of the measured scores; null without any. */
  averageScore: number | null;
  /** Euros per month, from active clients. */
  monthlyRevenue: number;
  tasksInProgress: number;
}

export function overviewOf(clients: readonly Client[], tasks: readonly Task[]): Overview {
  const active = clients.filter(isActive);
  return {
    activeClients: active.length,
    averageScore: averageScoreOf(clients.map(({ ilaScore }) => ilaScore)),
    monthlyRevenue: sum(active.map(({ revenue }) => revenue)),
    tasksInProgress: tasks.filter(({ status }) => status === 'progress').length,
  };
}

/** A prospect's revenue is expected and an inactive client's is past: neither is earned now. */
export function isActive({ status }: Client): boolean {
  return status === 'active';
}
