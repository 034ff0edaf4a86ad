import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { createMemoryStore } from '#app/domain/crm/store/memory-store.ts';
import { aClient } from '../../../../test/contracts/crm-samples.ts';
import { printedFilters, type PrintedSection } from '../filters/printed-filters.ts';
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

  it('says when it is a selection', () => {
    const sheet = sheetOf([['Nom'], ['A']], messages, 'fr', { ...about, filters: 'selection' });
    expect(sheet.notes[0]).toMatch(/ · Sélection · 1 résultat$/);
  });

  it('says when it is truncated', () => {
    const rows = [['Nom'], ...Array.from({ length: 2500 }, (_, index) => [`N${index}`])];
    const sheet = sheetOf(rows, messages, 'fr', { ...about, filters: ['a = b'] });
    expect(sheet.rows).toHaveLength(2000);
    expect(sheet.notes[0]).toMatch(/Filtres\u00a0: a = b · 2\u00a0500 résultats$/);
    expect(sheet.notes[1]).toContain('2\u00a0000');
  });
});

describe('the filters of a printed section', () => {
  const store = createMemoryStore({ clients: [aClient({ id: 'c1', name: 'Salon' })] });
  const printed = (section: PrintedSection, query: string) => {
    const params = new URLSearchParams(query);
    const reader = { messages, store, me: 'Béa Núñez' };
    return printedFilters(section, (name) => params.get(name) ?? '', reader);
  };

  it('have names, and are not those of other sections', async () => {
    const query = 'q=été&statut=active&client=c1&type=rien';
    expect(await printed('clients', query)).toEqual(['recherche = été', 'Statut = Actif']);
    expect(await printed('journal', query)).toEqual(['recherche = été', 'Client = Salon']);
  });

  it.each([
    ['taches', 'qui=moi&statut=todo', ['Responsable = Béa Núñez', 'Statut = À faire']],
    ['taches', 'q=été&echeance=late&tri=title', ['recherche = été', 'Échéance = En retard']],
    ['projets', 'q=été&vue=liste', ['recherche = été']],
  ] as const)('of %s with %s are %j', async (section, query, lines) => {
    expect(await printed(section, query)).toEqual(lines);
  });

  it('are the criteria of a search for prospects', async () => {
    expect(await printed('prospection', 'ville=Laval&rayon=25')).toEqual([
      'Ville = Laval',
      'Score ILA minimum = 60',
      'Rayon = 25\u00a0km',
      'Statut ILUMATCH = Tous',
    ]);
  });
});
