import { describe, expect, it } from 'vitest';
import { mostViews, parseViews, withView } from './kept-views.ts';

const late = { name: 'À relancer', query: 'statut=prospect&tri=updatedAt' };

describe('the views kept in the browser', () => {
  it.each([
    ['nothing', null],
    ['a text', 'views'],
    ['another shape', { views: [late] }],
    ['entries that are no views', [null, 3, {}, { name: 1, query: 2 }, { name: '  ', query: '' }]],
  ])('are none where there is %s', (_what, json) => {
    expect(parseViews(json)).toEqual([]);
  });

  it('are read as they were written', () => {
    expect(parseViews(JSON.parse(JSON.stringify([late])))).toEqual([late]);
  });

  it('hold what a view is made of and nothing else, each name once', () => {
    const json = [
      { name: ' A  B ', query: 'onglet=clients&q=caf%C3%A9&fiche=salon' },
      { name: 'A B', query: 'q=th%C3%A9' },
      { name: 'x'.repeat(80), query: '' },
    ];
    expect(parseViews(json)).toEqual([
      { name: 'A B', query: 'q=th%C3%A9' },
      { name: 'x'.repeat(60), query: '' },
    ]);
  });

  it('are no more than there is room for', () => {
    const json = Array.from({ length: 50 }, (_, at) => ({ name: `Vue ${at}`, query: '' }));
    expect(parseViews(json)).toHaveLength(mostViews);
  });

  it('take the place of the one that had the name, and stand in order', () => {
    const views = withView(withView([late], { name: 'Actifs', query: 'statut=active' }), {
      ...late,
      query: 'q=a',
    });
    expect(views.map(({ name, query }) => [name, query])).toEqual([
      ['À relancer', 'q=a'],
      ['Actifs', 'statut=active'],
    ]);
  });
});
