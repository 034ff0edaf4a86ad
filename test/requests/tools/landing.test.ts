import { describe, expect, it } from 'vitest';
import { figuresIn } from '#app/content/claims.ts';
import { contentOf } from '#app/content/content.ts';
import { builderSteps } from '#app/domain/landing/page-draft.ts';
import { languages } from '#app/i18n/languages.ts';
import { contents, readable, tags } from '../../html.ts';
import { openSite } from '../../site.ts';

const site = await openSite();
const copy = contentOf('fr').landing;

const ask = (query: Record<string, string> = {}) =>
  site.page(`/fr/landing-page-intelligente?${new URLSearchParams(query).toString()}`);

/** The builder's button, by its label. */
const button = (html: string, label: string) =>
  tags(html, 'button')[contents(html, 'button').findIndex((inner) => readable(inner) === label)];

describe('the builder without scripts (LAND-03 to 06)', () => {
  it.each([1, 2, 3] as const)('goes from step %i to the next', async (step) => {
    const html = await ask({ step: String(step) });
    const bar = tags(html, 'div').find(({ role }) => role === 'progressbar');
    expect(bar).toMatchObject({ 'aria-valuenow': String(step), 'aria-valuemax': '4' });
    const next = button(html, copy.builder.next);
    expect(next).toMatchObject({ name: 'step', value: String(step + 1) });
    expect(next).not.toHaveProperty('disabled');
  });

  it('ends on step 4, with its button disabled and relabelled', async () => {
    const html = await ask({ step: '4' });
    expect(button(html, copy.builder.finished)).toHaveProperty('disabled');
    expect(button(html, copy.builder.next)).toBeUndefined();
  });

  it('keeps the fields of its other steps', async () => {
    const html = await ask({ step: '3', activity: 'Plombier', place: 'Laval', accent: 'violet' });
    const hidden = tags(html, 'input').filter(({ type }) => type === 'hidden');
    expect(hidden.map(({ name, value }) => [name, value])).toEqual(
      expect.arrayContaining([
        ['activity', 'Plombier'],
        ['place', 'Laval'],
        ['accent', 'violet'],
      ]),
    );
  });

  it('names its steps in order, in each language', async () => {
    for (const language of languages) {
      const { names } = contentOf(language).landing.builder;
      const text = readable(await site.page(`/${language}/landing-page-intelligente`));
      const places = builderSteps.map((step) => text.indexOf(names[step]));
      expect(places.every((place) => place > 0)).toBe(true);
    }
  });
});

describe('the preview without scripts (LAND-08, LAND-10)', () => {
  const preview = (html: string) => contents(html, 'figure').map(readable);

  it('shows what was built in all three places', async () => {
    const html = await ask({ activity: 'plombier', place: 'Laval', action: 'quote' });
    expect(preview(html)).toHaveLength(3);
    for (const page of preview(html)) {
      expect(page).toContain('Plombier à Laval, sans attendre');
      expect(page).toContain(copy.actions.quote);
    }
  });

  it('shows typed texts in place of the proposed ones, as text', async () => {
    const html = await ask({
      activity: 'plombier',
      headline: 'Fuite <b>ce soir</b> ?',
      proof: 'Douze ans dans le quartier',
      label: 'Je vous appelle',
      accent: 'aurora',
    });
    for (const page of preview(html)) {
      for (const typed of ['Fuite <b>ce soir</b> ?', 'Douze ans dans', 'Je vous appelle'])
        expect(page).toContain(typed);
      expect(page).not.toContain('sans attendre');
    }
    expect(contents(html, 'figure').every((inner) => inner.includes('bg-aurora'))).toBe(true);
  });
});

it('the page shows its three stated figures and four features, and marks examples (LAND-02, LAND-07)', async () => {
  const text = readable(await ask());
  const { landingConversion, landingLeads, landingReturn } = figuresIn('fr');
  for (const figure of [landingConversion, landingLeads, landingReturn])
    expect(text).toContain(figure);
  for (const { title } of copy.features.items) expect(text).toContain(title);
  expect(text).toContain(copy.analytics.note);
});
