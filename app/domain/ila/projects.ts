import { readFields } from '../codec/fields.ts';
import { recordOf } from '../codec/record-of.ts';
import { sliderField } from '../codec/number-fields.ts';
import { exactly, isRecord, jsonSource } from '../codec/stored-json.ts';
import { choiceField } from '../codec/choice-fields.ts';
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
  /** Changes to the team's availability; other members have their profile's status. */
  statuses: Partial<Record<MemberId, MemberStatus>>;
}

type Sample = readonly [
  id: string,
  name: string,
  modules: readonly [number, number, number, number, number, number],
  metrics: readonly [number, number, number, number, number],
  member: MemberId,
];

/** Invented for the demonstration; module scores from 85 to 95 as in the specification's own samples. */
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
    const moduleScores = recordOf(moduleIds, (_, at) => modules[at] ?? 0);
    const scores = recordOf(metricIds, (_, at) => metrics[at] ?? 0);
    return {
      id,
      name,
      clientId: id,
      moduleScores,
      analysis: analyse(scores, riskBelow.initial, averageOf(moduleScores)),
      lastUpdated: sampledOn,
      assignedTeamMember,
    };
  }),
};

/** The rounded average of the module scores, a project's overall score. */
export function averageOf(scores: ModuleScores): number {
  const sum = moduleIds.reduce((total, id) => total + scores[id], 0);
  return Math.round(sum / moduleIds.length);
}

/** A project with other module scores or metrics, and with the overall score, trend and advice derived from them. */
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
 * Synchronises a project with its modules: the calculator's last metrics, if any, become the project's, the ILA module
 * takes their score, and the overall score is the average again.
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

const statusTable = recordOf(memberIds, () => choiceField(memberStatuses, null));

/** Parses a stored dashboard: the sample projects with the stored changes. Invalid values keep the sample's. */
export function readDashboard(json: unknown): Dashboard {
  if (!isRecord(json)) return sampleDashboard;
  const table = { riskBelow: scoreField(riskBelow.initial) };
  const threshold = readFields(table, jsonSource(json)).values.riskBelow;
  const kept = Array.isArray(json.projects) ? json.projects.filter(isRecord) : [];
  const statuses = readFields(statusTable, jsonSource(json.statuses)).values;
  return {
    riskBelow: threshold,
    statuses: Object.fromEntries(Object.entries(statuses).filter(([, status]) => status !== null)),
    projects: sampleDashboard.projects.map((sample) =>
      readProject(
        sample,
        kept.find(({ id }) => id === sample.id),
        threshold,
      ),
    ),
  };
}

/** The range of Date, in epoch milliseconds. */
const latestTime = 8.64e15;

function readProject(
  sample: Project,
  kept: Record<string, unknown> | undefined,
  threshold: number,
): Project {
  if (!kept) return updateProject(sample, {}, threshold, sample.lastUpdated);
  const { analysis, lastUpdated, assignedTeamMember } = kept;
  const modules = recordOf(moduleIds, (id) => scoreField(sample.moduleScores[id]));
  const metrics = recordOf(metricIds, (id) => scoreField(sample.analysis.metrics[id]));
  const changes = {
    moduleScores: readFields(modules, jsonSource(kept.moduleScores)).values,
    metrics: readFields(metrics, jsonSource(isRecord(analysis) ? analysis.metrics : null)).values,
  };
  const isMoment = typeof lastUpdated === 'number' && Math.abs(lastUpdated) <= latestTime;
  const at = isMoment ? lastUpdated : sample.lastUpdated;
  const member = { assignedTeamMember: choiceField(memberIds, sample.assignedTeamMember) };
  return {
    ...updateProject(sample, changes, threshold, at),
    // Null is "nobody"; other values that are not a member keep the sample's.
    assignedTeamMember:
      assignedTeamMember === null
        ? null
        : readFields(member, jsonSource(kept)).values.assignedTeamMember,
  };
}

/** A stored score, 0 to 100; the sample's if invalid. */
function scoreField(initial: number) {
  return exactly(sliderField({ min: 0, max: 100, step: 1, initial }));
}
