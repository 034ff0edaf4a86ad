import { readBounded } from './bounded.ts';
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

export const memberIds = ['ines', 'mateo', 'claire'] as const;

export type MemberId = (typeof memberIds)[number];

export const memberStatuses = ['available', 'busy', 'offline'] as const;

export type MemberStatus = (typeof memberStatuses)[number];

export interface Project {
  id: string;
  name: string;
  clientId: string;
  moduleScores: ModuleScores;
  analysis: Analysis;
  /** Epoch milliseconds. */
  lastUpdated: number;
  assignedTeamMember: MemberId | null;
}

export interface Dashboard {
  projects: Project[];
  /** Metrics below it are risks. */
  riskBelow: number;
  /** What was changed of the team's availability; the others are as their profile says. */
  statuses: Partial<Record<MemberId, MemberStatus>>;
}

type Sample = readonly [
  id: string,
  name: string,
  modules: readonly [number, number, number, number, number, number],
  metrics: readonly [number, number, number, number, number],
  member: MemberId,
];

/** Made up, for the demonstration; module scores from 85 to 95 as in the specification's own samples. */
const samples: readonly Sample[] = [
  ['katz-sport', 'Katz Sport', [92, 88, 90, 89, 86, 95], [80, 85, 75, 90, 85], 'ines'],
  ['clinique-rfs', 'Clinique RFS', [87, 85, 88, 86, 85, 89], [86, 91, 68, 77, 92], 'mateo'],
  ['concept-m', 'Concept M Rustique', [85, 91, 85, 88, 87, 86], [74, 93, 88, 81, 79], 'claire'],
  ['literie-amitie', 'Literie Amitié', [85, 86, 85, 85, 85, 86], [91, 82, 86, 69, 88], 'ines'],
];

const sampledOn = Date.UTC(2026, 0, 12);

export const sampleDashboard: Dashboard = {
  riskBelow: riskBelow.initial,
  statuses: {},
  projects: samples.map(([id, name, modules, metrics, assignedTeamMember]) => {
    const moduleScores = named(moduleIds, modules);
    return {
      id,
      name,
      clientId: id,
      moduleScores,
      analysis: analyse(named(metricIds, metrics), riskBelow.initial, averageOf(moduleScores)),
      lastUpdated: sampledOn,
      assignedTeamMember,
    };
  }),
};

/** The rounded average of the module scores, which a project's update makes its overall score. */
export function averageOf(scores: ModuleScores): number {
  const sum = moduleIds.reduce((total, id) => total + scores[id], 0);
  return Math.round(sum / moduleIds.length);
}

/** A project with other module scores or metrics: overall score, trend and advice follow. */
export function updateProject(
  project: Project,
  changes: { moduleScores?: Partial<ModuleScores>; metrics?: Metrics },
  threshold: number,
  now: number,
): Project {
  const moduleScores = { ...project.moduleScores, ...changes.moduleScores };
  const metrics = changes.metrics ?? project.analysis.metrics;
  return {
    ...project,
    moduleScores,
    analysis: analyse(metrics, threshold, averageOf(moduleScores)),
    lastUpdated: now,
  };
}

/**
 * Brings a project and its modules together: the calculator's last metrics, where there are any, become the project's,
 * the ILA module takes the score that they make, and the overall score is the average again.
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

/** The dashboard with another threshold of risk, 0 to 100; scores stay as they are. */
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

/** The dashboard with a project in place of the one of its id. */
export function withProject(dashboard: Dashboard, project: Project): Dashboard {
  return {
    ...dashboard,
    projects: dashboard.projects.map((one) => (one.id === project.id ? project : one)),
  };
}

/** How many projects a member has, and their share of all of them, 0 to 1. */
export function workloadOf({ projects }: Dashboard, member: MemberId) {
  const own = projects.filter(({ assignedTeamMember }) => assignedTeamMember === member);
  return { projects: own, share: projects.length > 0 ? own.length / projects.length : 0 };
}

/**
 * Makes a dashboard of whatever stands in the browser's storage: the sample projects, with what was changed of each.
 * What cannot be read keeps the sample's value.
 */
export function readDashboard(json: unknown): Dashboard {
  if (!isRecord(json)) return sampleDashboard;
  const threshold = readScore(json.riskBelow) ?? riskBelow.initial;
  const kept = Array.isArray(json.projects) ? json.projects.filter(isRecord) : [];
  const statuses = isRecord(json.statuses) ? json.statuses : {};
  return {
    riskBelow: threshold,
    statuses: Object.fromEntries(
      memberIds.flatMap((id) => {
        const status = memberStatuses.find((each) => each === statuses[id]);
        return status ? [[id, status]] : [];
      }),
    ),
    projects: sampleDashboard.projects.map((sample) => {
      const one = kept.find(({ id }) => id === sample.id);
      if (!one) return updateProject(sample, {}, threshold, sample.lastUpdated);
      const metrics = isRecord(one.analysis) ? one.analysis.metrics : null;
      const member = one.assignedTeamMember;
      const moduleScores = readScores(moduleIds, one.moduleScores, sample.moduleScores);
      const { lastUpdated } = one;
      return {
        ...updateProject(
          sample,
          { moduleScores, metrics: readScores(metricIds, metrics, sample.analysis.metrics) },
          threshold,
          typeof lastUpdated === 'number' && Math.abs(lastUpdated) <= latestTime
            ? lastUpdated
            : sample.lastUpdated,
        ),
        assignedTeamMember:
          member === null
            ? null
            : (memberIds.find((id) => id === member) ?? sample.assignedTeamMember),
      };
    }),
  };
}

/** The last moment that a date can hold, in epoch milliseconds. */
const latestTime = 8.64e15;

function readScores<Id extends string>(
  ids: readonly Id[],
  json: unknown,
  otherwise: Record<Id, number>,
): Record<Id, number> {
  const scores = isRecord(json) ? json : {};
  return named(
    ids,
    ids.map((id) => readScore(scores[id]) ?? otherwise[id]),
  );
}

function readScore(json: unknown): number | null {
  if (typeof json !== 'number') return null;
  const bounds = { min: 0, max: 100, step: 1, initial: 0 };
  const { value, isCorrected } = readBounded(String(json), bounds);
  return isCorrected ? null : value;
}

function named<Id extends string>(
  ids: readonly Id[],
  values: readonly number[],
): Record<Id, number> {
  return Object.fromEntries(ids.map((id, at) => [id, values[at] ?? 0])) as Record<Id, number>;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
