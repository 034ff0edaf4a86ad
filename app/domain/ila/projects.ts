import { recordOf } from '../codec/record-of.ts';
import type { MemberId } from '../team/members.ts';
import {
  analyse,
  metricIds,
  overallOf,
  riskBelow,
  type Analysis,
  type Metrics,
} from './dashboard-score.ts';

/** Projects followed by the ILA dashboard. Source: specification B §3 and §9. */

export const moduleIds = ['adluma', 'blogia', 'hub', 'ila', 'illumatch', 'landingpage'] as const;

export type ModuleId = (typeof moduleIds)[number];

export type ModuleScores = Record<ModuleId, number>;

/** A project's score at a point in time. */
export interface ScoreEntry {
  /** Epoch milliseconds. */
  at: number;
  /** 0 to 100. */
  score: number;
}

export interface Project {
  id: string;
  name: string;
  clientId: string;
  moduleScores: ModuleScores;
  analysis: Analysis;
  /** Its overall scores as entered, oldest first; empty for an unchanged sample. */
  history: readonly ScoreEntry[];
  /** Epoch milliseconds. */
  lastUpdated: number;
  assignedTeamMember: MemberId | null;
}

export interface Dashboard {
  projects: Project[];
  /** Metrics below this are risks. */
  riskBelow: number;
}

type Sample = readonly [
  id: string,
  name: string,
  modules: readonly [number, number, number, number, number, number],
  metrics: readonly [number, number, number, number, number],
  member: MemberId,
];

/**
 * Made up for the demonstration; module scores from 85 to 95 as in the specification's own samples. The ILA module's
 * score is that of the metrics.
 */
const samples: readonly Sample[] = [
  ['katz-sport', 'Katz Sport', [92, 88, 90, 89, 86, 95], [90, 88, 86, 92, 90], 'ines'],
  ['clinique-rfs', 'Clinique RFS', [87, 85, 88, 86, 85, 89], [94, 93, 69, 84, 94], 'mateo'],
  ['concept-m', 'Concept M Rustique', [85, 91, 85, 88, 87, 86], [86, 95, 88, 84, 86], 'claire'],
  ['literie-amitie', 'Literie Amitié', [85, 86, 85, 85, 85, 86], [91, 88, 88, 66, 88], 'ines'],
];

const sampledOn = Date.UTC(2026, 0, 12);

export const sampleDashboard: Dashboard = {
  riskBelow: riskBelow.initial,
  projects: samples.map(([id, name, modules, metrics, assignedTeamMember]) => {
    const moduleScores = recordOf(moduleIds, (_, at) => modules[at] ?? 0);
    const scores = recordOf(metricIds, (_, at) => metrics[at] ?? 0);
    return {
      id,
      name,
      clientId: id,
      moduleScores,
      analysis: analyse(scores, riskBelow.initial, averageOf(moduleScores)),
      history: [],
      lastUpdated: sampledOn,
      assignedTeamMember,
    };
  }),
};

/** Whether a project is one of the samples, with its original name. */
export function isSampleProject({ id, name }: Pick<Project, 'id' | 'name'>): boolean {
  return samples.some((sample) => sample[0] === id && sample[1] === name);
}

/** The rounded average of the module scores, 0 to 100: a project's overall score. */
export function averageOf(scores: ModuleScores): number {
  const sum = moduleIds.reduce((total, id) => total + scores[id], 0);
  return Math.round(sum / moduleIds.length);
}

/** Number of entries kept of a project's score. */
export const mostEntries = 52;

/**
 * A project with new module scores or metrics, from which the overall score, trend and advice are derived, and with an
 * entry of that score.
 *
 * @param threshold score below which a metric is a risk, 0 to 100
 * @param now epoch milliseconds
 */
export function updateProject(
  project: Project,
  changes: { moduleScores?: Partial<ModuleScores>; metrics?: Metrics },
  threshold: number,
  now: number,
): Project {
  const moduleScores = { ...project.moduleScores, ...changes.moduleScores };
  const metrics = changes.metrics ?? project.analysis.metrics;
  const score = averageOf(moduleScores);
  return {
    ...project,
    moduleScores,
    analysis: analyse(metrics, threshold, score),
    history: [...project.history, { at: now, score }].slice(-mostEntries),
    lastUpdated: now,
  };
}

/**
 * Synchronises a project with its modules: the calculator's last metrics, if any, become the project's, their score
 * becomes the ILA module's, and the overall score is averaged again.
 *
 * @param threshold score below which a metric is a risk, 0 to 100
 * @param now epoch milliseconds
 */
export function interconnect(
  project: Project,
  calculated: Metrics | null,
  threshold: number,
  now: number,
): Project {
  const metrics = calculated ?? project.analysis.metrics;
  return updateProject(
    project,
    { metrics, moduleScores: { ila: overallOf(metrics) } },
    threshold,
    now,
  );
}

/** The dashboard with another risk threshold, 0 to 100; scores are unchanged. */
export function withThreshold(dashboard: Dashboard, threshold: number): Dashboard {
  return {
    ...dashboard,
    riskBelow: threshold,
    projects: dashboard.projects.map((project) => ({
      ...project,
      analysis: analyse(project.analysis.metrics, threshold, project.analysis.overallScore),
    })),
  };
}

/** The dashboard with a project replaced by id. */
export function withProject(dashboard: Dashboard, project: Project): Dashboard {
  return {
    ...dashboard,
    projects: dashboard.projects.map((one) => (one.id === project.id ? project : one)),
  };
}

/** A member's number of projects, and their share, 0 to 1. */
export function workloadOf({ projects }: Dashboard, member: MemberId) {
  const own = projects.filter(({ assignedTeamMember }) => assignedTeamMember === member);
  return { projects: own, share: projects.length > 0 ? own.length / projects.length : 0 };
}
