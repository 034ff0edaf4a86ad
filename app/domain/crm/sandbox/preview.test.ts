import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { previewErrors } from './preview-errors.ts';
import { previewClients, previewSpecimens } from './preview-samples.ts';
import { previewFigures, previewFound } from './preview.ts';

const clients = previewClients(contentOf('fr').crm.samples);
const names = (found: typeof clients) => found.map(({ name }) => name);

it('shows the demo’s clients with all specified fields (CRMF-07)', () => {
  expect(clients).toHaveLength(6);
  expect(clients[0]).toEqual({
    id: 'boulangerie',
    name: 'Boulangerie du Méridien',
    status: 'active',
    score: 92,
    lastContact: 1,
    sector: 'restauration',
    services: ['SEO local', 'Page de destination'],
    revenue: 4200,
  });
});

it('shows a small example of each tool with the demo’s own figures', () => {
  const { history, pipeline, entry, match } = previewSpecimens(contentOf('fr').crm.samples);
  expect(history).toEqual({ name: 'Boulangerie du Méridien', scores: [71, 76, 82, 88, 92] });
  expect(pipeline.map(({ stage, score }) => [stage, score])).toEqual([
    ['discovery', 63],
    ['proposal', 59],
    ['production', 77],
    ['review', 72],
    ['live', 89],
  ]);
  expect(entry.basis?.rule).toBe('ila-review-1');
  expect(match).toMatchObject({ name: 'Boulangerie du Méridien', share: 0.87 });
});

describe('searching', () => {
  it.each([
    ['everybody', '', null, 6],
    ['a name without its accents', 'meridien', null, 1],
    ['a sector', 'SANTE', null, 1],
    ['a service', 'publicite', null, 2],
    ['a status', '', 'prospect', 2],
    ['both', 'publicite', 'prospect', 1],
    ['nobody', 'plombier', null, 0],
    ['markup, which is only text', '<b>', null, 0],
  ] as const)('finds %s', (_what, search, status, count) => {
    expect(previewFound(clients, { search, status })).toHaveLength(count);
  });

  it('keeps the order of the clients', () => {
    const found = previewFound(clients, { search: '', status: 'active' });
    expect(names(found)).toEqual([
      'Boulangerie du Méridien',
      'Clinique du Zénith',
      'École Horizon Bleu',
    ]);
  });
});

it('calculates the figures from the listed clients, even if there are none', () => {
  expect(previewFigures(clients)).toEqual({ active: 3, averageScore: 75, revenue: 17_400 });
  expect(previewFigures(clients.slice(0, 1))).toEqual({
    active: 1,
    averageScore: 92,
    revenue: 4200,
  });
  const unmeasured = clients.map((client, index) =>
    index > 0 ? { ...client, score: null } : client,
  );
  expect(previewFigures(unmeasured).averageScore).toBe(92);
  expect(previewFigures(unmeasured.slice(1)).averageScore).toBeNull();
  expect(previewFigures([])).toEqual({ active: 0, averageScore: null, revenue: 0 });
});

it.each([
  [{ name: 'A', score: 0, revenue: 0 }, []],
  [{ name: 'A', score: 100, revenue: 10_000_000 }, []],
  [{ name: 'A', score: undefined, revenue: 0 }, []],
  [{ name: '', score: 50, revenue: 1 }, ['name']],
  [{ name: 'A', score: 101, revenue: 1 }, ['score']],
  [{ name: 'A', score: null, revenue: -1 }, ['score', 'revenue']],
  [{ name: '', score: -1, revenue: null }, ['name', 'score', 'revenue']],
] as const)('reports the invalid fields of %j: %j', (typed, errors) => {
  expect(previewErrors(typed)).toEqual(errors);
});
