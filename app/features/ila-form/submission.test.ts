import { describe, expect, it } from 'vitest';
import { homeDefaults, homeTexts, longestHomeText } from '#app/domain/ila/home-inputs.ts';
import { readSubmission } from './read-submission.ts';
import { editFields } from './submission.ts';

const read = (query: string) => readSubmission(new URLSearchParams(query));
const noTexts = { nomEntreprise: '', adresse: '', siteWeb: '' };

describe('a form sent without scripts', () => {
  it.each([
    ['', 'form'],
    ['nomEntreprise=Rose', 'form'],
    ['utm_source=x', 'form'],
    ['etoiles=4', 'result'],
    ['kd=', 'result'],
    ['etoiles=4&modifier=1', 'form'],
  ])('%j shows the %s (ILAH-15)', (query, view) => {
    expect(read(query).view).toBe(view);
  });

  it('starts from the defaults', () => {
    expect(read('')).toEqual({ view: 'form', input: homeDefaults, corrected: [], texts: noTexts });
  });

  it('is calculated with all text fields empty (ILAH-18)', () => {
    const query = 'nomEntreprise=&adresse=&siteWeb=&etoiles=5&kd=0';
    expect(read(query)).toMatchObject({ view: 'result', corrected: [], texts: noTexts });
    expect(read(query).input).toEqual({ ...homeDefaults, etoiles: 5, kd: 0 });
  });

  it('reports its corrected values', () => {
    expect(read('etoiles=9&kd=abc&cpc=3')).toMatchObject({
      input: { etoiles: 5, kd: 30, cpc: 3 },
      corrected: ['etoiles', 'kd'],
    });
  });

  it('uses the first of several values', () => {
    expect(read('etoiles=2&etoiles=5').input.etoiles).toBe(2);
  });

  it.each(homeTexts)('keeps the text %s, up to its maximum length', (field) => {
    const markup = '<b>"&\' ';
    expect(read(new URLSearchParams({ [field]: markup }).toString()).texts[field]).toBe(markup);
    const long = read(`${field}=${'a'.repeat(10_000)}`).texts[field];
    expect(long).toBe('a'.repeat(longestHomeText));
  });

  it('ignores inputs without a control (ILAH-10, ILAH-11)', () => {
    const { input } = read('etoiles=4&traficEstime=2000&blogActif=true');
    expect(input).toMatchObject({ traficEstime: 500, blogActif: false });
  });
});

describe('"Nouvelle évaluation" without scripts (ILAH-17)', () => {
  it('sends all values, and shows the form with the same ones', () => {
    const sent = read(
      'nomEntreprise=Chez+Rose&adresse=1+rue+A&siteWeb=x.example&etoiles=3.3&kd=77',
    );
    const back = readSubmission(new URLSearchParams(editFields(sent)));
    expect(back).toEqual({ ...sent, view: 'form' });
  });
});
