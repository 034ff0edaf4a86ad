import type { AuditReport } from '#app/domain/ila/audit/audit.ts';
import { withScore } from '../figures/ila-score.ts';
import type { Client, JournalEntry } from '../records/entities.ts';
import type { ScoreMethod } from '../records/score-methods.ts';
import type { Change } from '../store/store.ts';
import { noted, updated, type Planning } from './planning.ts';

/** A client's score as an input of a rule; omitted if it has none. */
export function scoreInput(
  name: 'score' | 'before',
  { ilaScore: { current } }: Pick<Client, 'ilaScore'>,
): Readonly<Record<string, number>> {
  return current === null ? {} : { [name]: current };
}

/** The journal entry of a new score: the first has no previous one. */
export function notedScore(
  client: Client,
  score: number,
  {
    aiGenerated = false,
    basis: { rule, inputs },
  }: { aiGenerated?: boolean; basis: NonNullable<JournalEntry['basis']> },
  planning: Planning,
): Change {
  const { name } = client;
  const before = client.ilaScore.current;
  const entry = {
    type: 'ai_analysis',
    relatedTo: { type: 'client', id: client.id },
    aiGenerated,
    basis: { rule, inputs: { ...scoreInput('before', client), ...inputs } },
  } as const;
  return before === null
    ? noted('measured', { name, score }, entry, planning)
    : noted('recalculated', { name, score, before }, entry, planning);
}

/** Methods whose score an audit of the site replaces: estimates from answers, and earlier audits. */
const lessThanAudit: ReadonlySet<ScoreMethod | null> = new Set([
  'ila',
  'ila-home',
  'ila-dashboard',
  'site-audit',
]);

/**
 * Takes the score of a site audit as the client's, unless the team or a file has given it another. An unchanged score
 * is not recorded again: sites are audited every week.
 */
export function planAudited(
  client: Client,
  { score, version }: Pick<AuditReport, 'score' | 'version'>,
  planning: Pick<Planning, 'now'>,
): Change[] {
  const { current, history } = client.ilaScore;
  const last = history.at(-1)?.method ?? null;
  const isTaken = current === null || (lessThanAudit.has(last) && current !== score);
  if (score === null || !isTaken) return [];
  const origin = { method: 'site-audit', version: String(version) } as const;
  const ilaScore = withScore(client.ilaScore, score, planning.now, origin);
  return [updated('clients', client, { ilaScore }, planning)];
}
