import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { languages } from '#app/i18n/languages.ts';
import { contents, readable, tags } from '../../html.ts';
import { openSite } from '../../site.ts';

const site = await openSite();
const copy = contentOf('fr').crossVisibility;

const ask = (query = '') => site.page(`/fr/inter-visibilite${query}`);

/** The text of the panel with the estimated potential. */
const potential = (html: string) =>
  contents(html, 'section')
    .map(readable)
    .find((text) => text.includes('sur 100')) ?? '';

describe('the compatibility form without scripts (XVIS-05 to 08)', () => {
  it('requires nothing, and shows a potential before any answer', async () => {
    const html = await ask();
    expect(tags(html, 'input').some((input) => 'required' in input)).toBe(false);
    expect(potential(html)).toContain(copy.result.none);
    expect(potential(html)).toContain('50 sur 100');
  });

  it('computes potential and compatibility from the answers', async () => {
    const html = await ask('?company=Le+Four&sector=food&audience=residents&goals=visits');
    const text = potential(html);
    expect(text).toContain('Potentiel estimé pour Le Four');
    expect(text).toContain('77 sur 100');
    expect(text).toContain(copy.result.levels.strong.title);
    for (const score of ['95 / 100', '69 / 100', '46 / 100']) expect(text).toContain(score);
    expect(tags(html, 'input').find(({ name }) => name === 'company')?.value).toBe('Le Four');
  });

  it('ignores unknown values', async () => {
    const html = await ask('?sector=%00&audience=toString&goals=x&company=%3Cscript%3E');
    expect(potential(html)).toContain('50 sur 100');
    expect(html).not.toContain('<script>&lt;');
  });
});

describe.each(languages)('the page in %s', (language) => {
  it('lists partners, network and candidates, each with a contact link (XVIS-02 to 15)', async () => {
    const words = contentOf(language).crossVisibility;
    const html = await site.page(`/${language}/inter-visibilite`);
    const text = readable(html);
    for (const { value } of words.stats.items) expect(text).toContain(value);
    for (const { title } of words.features.items) expect(text).toContain(title);
    for (const { title, examples } of Object.values(words.kinds))
      for (const said of [title, ...examples]) expect(text).toContain(said);
    expect(text).toContain(words.join.title);

    const partners = [...words.network.members, ...words.network.recommended];
    const links = tags(html, 'a').map(({ href = '' }) => href);
    for (const { id, name } of partners) {
      expect(text).toContain(`${words.network.contact} ${name}`);
      const asked = links.filter((href) => href.includes(`partenaire%3D${id}%23`));
      expect(asked).toHaveLength(1);
      expect(asked[0]).toMatch(
        new RegExp(`^/${language}/contact\\?service=cross-visibility&depuis=`),
      );
    }
    const joining = links.filter((href) => href.endsWith('/contact?service=cross-visibility'));
    // In the header, in the box and at the end.
    expect(joining).toHaveLength(3);
  });

  it('passes the partner on to the message', async () => {
    const here = withPrefix(`/${language}`, '/inter-visibilite?partenaire=studio-aube#reseau');
    const query = new URLSearchParams({ service: 'cross-visibility', depuis: here });
    const html = await site.page(`/${language}/contact?${query.toString()}`);
    const kept = tags(html, 'input').find(({ name }) => name === 'depuis');
    expect(kept?.value).toBe(here);
  });
});
