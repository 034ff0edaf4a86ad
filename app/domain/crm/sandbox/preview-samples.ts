import { averageScore } from '../plans/projects.ts';
import { sandboxProspects } from '../prospecting/prospecting.ts';
import type { JournalEntry, ProjectStage } from '../records/entities.ts';
import { projectStages } from '../records/projects.ts';
import type { PreviewClient } from './preview.ts';
import { samplesAt, type SampleWords } from './samples.ts';

/** Any instant: nothing shown of the samples depends on it. */
const moment = '2026-01-01T12:00:00.000Z';

const shown = 6;

/** The first clients of the demo. */
export function previewClients(words: SampleWords): PreviewClient[] {
  return samplesAt(moment, words)
    .clients.slice(0, shown)
    .map(({ id, name, status, ilaScore, sector, services, revenue }, index) => ({
      id,
      name,
      status,
      score: ilaScore.current,
      lastContact: index * 2 + 1,
      sector,
      services,
      revenue,
    }));
}

/** Samples of the demo's four tools. */
export interface PreviewSpecimens {
  history: { name: string; scores: readonly number[] };
  /** In the order of their stages, each with the rounded mean of its module scores. */
  pipeline: readonly { name: string; stage: ProjectStage; score: number }[];
  entry: Pick<JournalEntry, 'type' | 'title' | 'content' | 'basis'>;
  /** Compatibility as a ratio from 0 to 1. */
  match: { name: string; other: string; share: number };
}

/** Each computed from the samples by the demo's own rules. */
export function previewSpecimens(words: SampleWords): PreviewSpecimens {
  const { clients, projects, journal } = samplesAt(moment, words);
  const [client] = clients;
  const entry = journal.find(({ basis }) => basis !== null);
  const [match] = sandboxProspects(clients).matches;
  if (!client || !entry || !match) throw new Error('The samples lack what the preview shows');
  const { type, title, content, basis } = entry;
  return {
    history: { name: client.name, scores: client.ilaScore.history.map(({ score }) => score) },
    pipeline: projects
      .toSorted((a, b) => projectStages.indexOf(a.stage) - projectStages.indexOf(b.stage))
      .map((project) => ({
        name: project.name,
        stage: project.stage,
        score: averageScore(project),
      })),
    entry: { type, title, content, basis },
    match: {
      name: match.business1.name,
      other: match.business2.name,
      share: match.compatibility / 100,
    },
  };
}
