import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { mostAskedQuestions } from '#app/content/faq/faq-items.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { languages } from '#app/i18n/languages.ts';
import { headBytes } from '../../head-bytes.ts';
import { contents, readable, structuredData, tags } from '../../html.ts';
import { openSite, origin } from '../../site.ts';

const site = await openSite();

describe.each(languages)('the home page in %s', async (language) => {
  const html = await site.page(`/${language}`);
  const main = contents(html, 'main')[0] ?? '';
  const copy = contentOf(language).home;
  const links = tags(main, 'a').map(({ href }) => href);

  it.each([
    ['HOME-07', '/adluma'],
    ['HOME-08, HOME-27', '/etudes-de-cas'],
    ['HOME-11', '/methode-iluma'],
    ['HOME-13', '/services/seo-ia'],
    ['HOME-14', '/services/youtube-seo'],
    ['HOME-15', '/services/landing-aimant'],
    ['HOME-16', '/services/fidelisation-diamant'],
    ['HOME-17', '/services/blogs-intersites'],
    ['HOME-18', '/services/visibilite-locale'],
    ['HOME-19', '/services/ecommerce'],
    ['HOME-20', '/services/podcasts'],
    ['HOME-21, HOME-34', '/hub-services'],
    ['HOME-28', '/modules/adluma'],
    ['HOME-29', '/modules/blog-ia'],
    ['HOME-30', '/modules/hub'],
    ['HOME-31', '/modules/ila'],
    ['HOME-32', '/modules/illumatch'],
    ['HOME-33', '/modules/landingpage'],
    ['HOME-35', '/contact'],
    ['HOME-36', '/etudes-de-cas/katz-sport'],
    ['HOME-36', '/etudes-de-cas/clinique-rfs'],
    ['HOME-36', '/etudes-de-cas/concept-m-rustique'],
    ['HOME-36', '/etudes-de-cas/literie-amitie'],
    ['HOME-37', '/faq'],
  ])('%s: links to %s', (_row, path) => {
    expect(links).toContain(withPrefix(`/${language}`, path));
  });

  it('has two buttons to the services and two to the cases (HOME-08, HOME-21, HOME-27, HOME-34)', () => {
    for (const path of ['/hub-services', '/etudes-de-cas']) {
      expect(links.filter((link) => link === withPrefix(`/${language}`, path))).toHaveLength(2);
    }
  });

  it('shows each case with its metrics, quote and author (HOME-23 to 25)', () => {
    const cases = contents(main, 'article').map(readable);
    expect(cases).toHaveLength(4);
    for (const [index, text] of Object.values(copy.cases.items).entries()) {
      const told = [text.title, text.summary, text.quote, text.author];
      const figures = text.metrics.flatMap(({ value, label }) => [value, label]);
      expect([...told, ...figures].filter((one) => !cases[index]?.includes(one))).toEqual([]);
    }
  });

  it('shows the team (HOME-35)', () => {
    const words = readable(main);
    const told = contentOf(language).team.flatMap(({ name, role }) => [name, role]);
    expect(told.filter((one) => !words.includes(one))).toEqual([]);
  });

  it('has its questions at #faq, to be opened one at a time (SHELL-104, SHELL-105)', () => {
    const questions = mostAskedQuestions(language, 5);
    const faq = contents(main, 'section').find((section) => section.includes('name="home-faq"'));
    expect(main.includes('<section id="faq"')).toBe(true);
    expect(tags(faq ?? '', 'details')).toHaveLength(questions.length);
    const words = readable(faq ?? '');
    for (const { question, answer } of questions) {
      expect([words.includes(question), words.includes(answer)]).toEqual([true, true]);
    }
  });

  it('describes the organization, without a rating of itself (HOME-01, HOME-04, FACT-11 to 15)', () => {
    const organization = structuredData(html).find(
      (block) => '@id' in block && 'telephone' in block,
    );
    expect(organization).toMatchObject({
      '@id': `${origin}/#organization`,
      name: 'Iluma',
      openingHoursSpecification: { opens: '09:00', closes: '17:00' },
      address: { addressLocality: 'Montréal' },
    });
    expect(organization).not.toHaveProperty('aggregateRating');
  });

  it('describes the site and its search (HOME-02, HOME-03)', () => {
    const webSite = structuredData(html).find((block) => block['@type'] === 'WebSite');
    expect(webSite).toMatchObject({
      url: `${origin}/${language}`,
      inLanguage: language,
      potentialAction: { target: { urlTemplate: `${origin}/search?q={term}` } },
    });
  });

  it('claims to put AI first, by a method of its own (FACT-04)', () => {
    const [claim] = copy.why.features;
    expect(readable(main)).toContain(claim?.title);
    expect(claim?.title).toMatch(/IA d’abord.*maison|AI first.*own|IA primero.*propio/);
  });

  it('formats figures by language, and never quotes the agency’s rating in words (FACT-12)', () => {
    const words = readable(main);
    expect(words).toContain(language === 'fr' ? '4,6/5' : '4.6/5');
    expect(/4[.,]9/.test(words)).toBe(false);
  });
});

/** Bytes that TCP carries before the first acknowledgement: ten segments (RFC 6928). */
const firstFlight = 14_600;

describe('in one TCP flight, with its headers, fits', () => {
  const addresses = ['/', '/adluma', '/ila', '/contact'].flatMap((path) =>
    languages.map((language) => withPrefix(`/${language}`, path)),
  );

  it.each(addresses)('%s', async (address) => {
    const response = await site.ask(address, {
      headers: { 'Accept-Encoding': 'br' },
      redirect: 'follow',
    });
    // As the cache keeps it: fetch has decoded it.
    const body = brotliCompressSync(await response.text());
    expect(headBytes(response.headers) + body.length).toBeLessThanOrEqual(firstFlight);
  });
});
