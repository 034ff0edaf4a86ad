import { describe, expect, it } from 'vitest';
import { mostViews, parseViews, withView } from './browser-views.ts';

const late = {
  section: 'clients',
  name: 'À relancer',
  query: 'statut=prospect&tri=updatedAt',
} as const;

describe('views stored in the browser', () => {
  it.each([
    ['nothing', null],
    ['a text', 'views'],
    ['another shape', { views: [late] }],
    ['entries that are no views', [null, 3, {}, { name: 1, query: 2 }, { name: '  ', query: '' }]],
  ])('are empty for %s', (_what, json) => {
    expect(parseViews(json)).toEqual([]);
  });

  it('survive a round trip', () => {
    expect(parseViews(JSON.parse(JSON.stringify([late])))).toEqual([late]);
  });

  it('have only a view’s properties, and unique names per section', () => {
    const json = [
      { name: ' A  B ', query: 'onglet=clients&q=caf%C3%A9&fiche=salon' },
      { name: 'A B', query: 'q=th%C3%A9', odd: 1 },
      { name: 'x'.repeat(80), query: '' },
      { section: 'tasks', name: 'A B', query: 'qui=moi' },
      { section: 'kitchen', name: 'A B', query: '' },
    ];
    expect(parseViews(json)).toEqual([
      { section: 'clients', name: 'A B', query: 'q=th%C3%A9' },
      { section: 'clients', name: 'x'.repeat(60), query: '' },
      { section: 'tasks', name: 'A B', query: 'qui=moi' },
    ]);
  });

  it('are truncated to the maximum', () => {
    const json = Array.from({ length: 50 }, (_, at) => ({ name: `Vue ${at}`, query: '' }));
    expect(parseViews(json)).toHaveLength(mostViews);
  });

  it('replace a view of the same name, in order', () => {
    const views = withView(
      withView([late], { section: 'clients', name: 'Actifs', query: 'statut=active' }),
      {
        ...late,
        query: 'q=a',
      },
    );
    expect(views.map(({ name, query }) => [name, query])).toEqual([
      ['À relancer', 'q=a'],
      ['Actifs', 'statut=active'],
    ]);
  });
});
