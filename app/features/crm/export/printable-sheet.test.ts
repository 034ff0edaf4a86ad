import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { createMemoryStore } from '#app/domain/crm/store/memory-store.ts';
import { aClient } from '../../../../test/contracts/crm-samples.ts';
import { printedFilters } from '../filters/printed-filters.ts';
import { sheetOf } from './printable-sheet.ts';

const messages = contentOf('fr').crm;
const columns = messages.form.fields;
const about = { title: 'Clients', filters: [], now: Date.UTC(2026, 2, 10, 12) };

describe('a printed table', () => {
  it('has localized numbers and omits empty columns', () => {
    const sheet = sheetOf(
      [
        ['Nom', columns.lat, 'Revenu', 'Vide'],
        ['A', 45.5, 1200.5, ''],
        ['B', '', '', ''],
      ],
      messages,
      'fr',
      about,
    );
    expect(sheet.head).toEqual(['Nom', 'Revenu']);
    expect(sheet.rows).toEqual([
      ['A', '1\u00a0200,5'],
      ['B', ''],
    ]);
    expect([...sheet.numbers]).toEqual([1]);
    expect(sheet.notes).toHaveLength(1);
    expect(sheet.notes[0]).toMatch(/^Le 10 mars 2026.* · Sans filtre · 2 résultats$/);
  });

  it('keeps its header without rows', () => {
    expect(sheetOf([['Nom', 'Revenu']], messages, 'fr', about).head).toEqual(['Nom', 'Revenu']);
  });

  it('says when it is truncated', () => {
    const rows = [['Nom'], ...Array.from({ length: 2500 }, (_, index) => [`N${index}`])];
    const sheet = sheetOf(rows, messages, 'fr', { ...about, filters: ['a = b'] });
    expect(sheet.rows).toHaveLength(2000);
    expect(sheet.notes[0]).toMatch(/Filtres\u00a0: a = b · 2\u00a0500 résultats$/);
    expect(sheet.notes[1]).toContain('2\u00a0000');
  });
});

it('the filters of a URL are printed with their names', async () => {
  const store = createMemoryStore({ clients: [aClient({ id: 'c1', name: 'Salon' })] });
  const query = new URLSearchParams('onglet=clients&q=été&statut=active&client=c1&type=rien');
  expect(await printedFilters((name) => query.get(name) ?? '', messages, store)).toEqual([
    'recherche = été',
    'Statut = Actif',
    'Client = Salon',
  ]);
});
