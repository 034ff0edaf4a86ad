import { expect, it } from 'vitest';
import { aPlanning } from '../../../../test/contracts/crm-planning.ts';
import { aClient } from '../../../../test/contracts/crm-samples.ts';
import { firstScore, unmeasuredScore } from '../figures/ila-score.ts';
import type { IlaScore } from '../records/entities.ts';
import type { ScoreMethod } from '../records/score-methods.ts';
import { planAudited } from './scores.ts';

const at = '2026-01-15T12:00:00.000Z';
const by = (method: ScoreMethod | null, score = 60) =>
  firstScore(score, at, { method, version: '13' });

/** The score and its method after a site audit; undefined if it stays. */
function afterAudit(ilaScore: IlaScore, score: number | null) {
  const client = aClient({ id: 'c1', ilaScore });
  const [change] = planAudited(client, { score, version: 13 }, aPlanning());
  if (change?.do !== 'put' || change.in !== 'clients') return undefined;
  const { current, history } = change.record.ilaScore;
  return [current, history.at(-1)];
}

it.each([
  ['no score', unmeasuredScore(at)],
  ['an estimate from answers', by('ila')],
  ['an earlier audit', by('site-audit')],
])('a site audit takes the place of %s', (_what, known) => {
  const origin = { method: 'site-audit', version: '13' };
  expect(afterAudit(known, 91)).toEqual([91, expect.objectContaining({ score: 91, ...origin })]);
});

it.each([
  ['an unchanged score', by('site-audit', 91), 91],
  ['observations of the team', by('observed'), 91],
  ['a score of a file', by('file'), 91],
  ['a score of unknown origin', by(null), 91],
  ['no score, when it has none either', unmeasuredScore(at), null],
])('a site audit leaves %s', (_what, known, score) => {
  expect(afterAudit(known, score)).toBeUndefined();
});
