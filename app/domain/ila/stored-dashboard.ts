import { choiceField } from '../codec/choice-fields.ts';
import { readFields } from '../codec/fields.ts';
import { sliderField } from '../codec/number-fields.ts';
import { recordOf } from '../codec/record-of.ts';
import { exactly, isRecord, jsonSource } from '../codec/stored-json.ts';
import { memberIds } from '../team/members.ts';
import { analyse, metricIds, overallOf, riskBelow } from './dashboard-score.ts';
import { longestName, mostProjects, projectOf, startingScore } from './project-edits.ts';
import {
  averageOf,
  moduleIds,
  mostEntries,
  sampleDashboard,
  type Dashboard,
  type Project,
  type ScoreEntry,
} from './projects.ts';

/**
 * Parses a stored dashboard. Its list of projects is used as stored, or the sample's if missing; invalid values of a
 * sample project are replaced by the sample's, and a project without a name is dropped.
 */
export function readDashboard(json: unknown): Dashboard {
  if (!isRecord(json)) return sampleDashboard;
  const table = { riskBelow: scoreField(riskBelow.initial) };
  const threshold = readFields(table, jsonSource(json)).values.riskBelow;
  if (!Array.isArray(json.projects)) return { ...sampleDashboard, riskBelow: threshold };
  const seen = new Set<string>();
  const projects = json.projects.filter(isRecord).flatMap((kept) => {
    const project = readProject(kept, threshold);
    if (!project || seen.has(project.id)) return [];
    seen.add(project.id);
    return [project];
  });
  return { riskBelow: threshold, projects: projects.slice(0, mostProjects) };
}

function readProject(kept: Record<string, unknown>, threshold: number): Project | null {
  const { id, name } = kept;
  const sample = sampleDashboard.projects.find((each) => each.id === id) ?? blankProject(id);
  if (!sample) return null;
  const title = typeof name === 'string' ? name.trim().slice(0, longestName) : sample.name;
  if (title === '') return null;
  const { analysis, lastUpdated, assignedTeamMember } = kept;
  const metrics = readFields(
    recordOf(metricIds, (metric) => scoreField(sample.analysis.metrics[metric])),
    jsonSource(isRecord(analysis) ? analysis.metrics : null),
  ).values;
  const modules = readFields(
    recordOf(moduleIds, (module) => scoreField(sample.moduleScores[module])),
    jsonSource(kept.moduleScores),
  ).values;
  const moduleScores = { ...modules, ila: overallOf(metrics) };
  const member = { assignedTeamMember: choiceField(memberIds, sample.assignedTeamMember) };
  return {
    ...sample,
    name: title,
    moduleScores,
    analysis: analyse(metrics, threshold, averageOf(moduleScores)),
    history: readHistory(kept.history),
    lastUpdated: isMoment(lastUpdated) ? lastUpdated : sample.lastUpdated,
    // Null means "nobody"; any other value that is not a member is replaced by the sample's.
    assignedTeamMember:
      assignedTeamMember === null
        ? null
        : readFields(member, jsonSource(kept)).values.assignedTeamMember,
  };
}

/** Defaults for invalid values of the visitor's own projects. */
function blankProject(id: unknown): Project | null {
  if (typeof id !== 'string' || id === '') return null;
  const draft = {
    name: '',
    metrics: recordOf(metricIds, () => startingScore),
    moduleScores: recordOf(moduleIds, () => startingScore),
    assignedTeamMember: null,
  };
  return projectOf(draft, id.slice(0, longestName), riskBelow.initial, 0);
}

function readHistory(json: unknown): ScoreEntry[] {
  if (!Array.isArray(json)) return [];
  return json
    .filter(isRecord)
    .flatMap(({ at, score }) => (isMoment(at) && isScore(score) ? [{ at, score }] : []))
    .slice(-mostEntries);
}

/** The range of Date, in epoch milliseconds. */
const latestTime = 8.64e15;

function isMoment(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= latestTime;
}

function isScore(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100;
}

/** A stored score, 0 to 100; the sample's if invalid. */
function scoreField(initial: number) {
  return exactly(sliderField({ min: 0, max: 100, step: 1, initial }));
}
