import { describe, expect, it } from 'vitest';
import { caseStudy } from '#app/content/cases/case-study.ts';
import { figuresIn, type FigureId } from '#app/content/claims.ts';
import { contentOf } from '#app/content/content.ts';
import { faqItems } from '#app/content/faq/faq-items.ts';
import { caseIds, type CaseId } from '#app/domain/cases/cases.ts';
import { phaseDays } from '#app/domain/partnerships.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { fill } from '#app/i18n/format.ts';
import { languages } from '#app/i18n/languages.ts';
import { paths } from '#app/i18n/paths.ts';
import { contents, readable, tags } from '../../html.ts';
import { openSite } from '../../site.ts';

const site = await openSite();

const mainOf = async (path: string) => contents(await site.page(path), 'main')[0] ?? '';
const hrefs = (html: string) => tags(html, 'a').map(({ href }) => href);

const pageOf = (id: CaseId) => paths[`case-${id}`][0];

/** Figures that the specification wants stated. */
const specified: Readonly<Partial<Record<string, readonly FigureId[]>>> = {
  'katz-sport': ['caseTraffic', 'caseKeywords'],
  'clinique-rfs': ['caseRating', 'caseReviews'],
  'concept-m': ['caseClicks'],
  'literie-amitie': ['caseTopThree'],
};

describe.each(languages)('the case studies in %s', (language) => {
  const copy = contentOf(language).cases;

  it('are listed with their results and their pages (SYSC-20, SYSC-21)', async () => {
    const html = await mainOf(`/${language}/etudes-de-cas`);
    const text = readable(html);
    for (const id of caseIds) {
      expect(hrefs(html)).toContain(withPrefix(`/${language}`, pageOf(id)));
      const { client, sector, services, results, testimonial } = caseStudy(language, id);
      const words = results.flatMap(({ metric, value }) => [metric, value]);
      for (const word of [client, sector, ...services, ...words, testimonial.author])
        expect(text).toContain(readable(word));
    }
    expect(text).toContain(readable(copy.page.note));
  });

  it('are filtered by the query', async () => {
    const text = readable(await mainOf(`/${language}/etudes-de-cas?secteur=home`));
    const shown = caseIds.filter((id) =>
      text.includes(readable(copy.studies[id].testimonial.quote)),
    );
    expect(shown).toEqual(['concept-m', 'literie-amitie']);
  });

  it.each(caseIds)(
    'include a complete %s, with its stated figures (SYSC-12 to SYSC-17)',
    async (id) => {
      const html = await mainOf(`/${language}${pageOf(id)}`);
      const text = readable(html);
      const study = copy.studies[id];
      const told = [
        study.client,
        study.sector,
        study.location,
        study.languages,
        copy.frame.duration,
        ...study.diagnosis,
        ...study.actions.flatMap(({ module, action, detail }) => [module, action, detail]),
        ...study.results.flatMap(({ metric, improvement, basis }) => [metric, improvement, basis]),
        ...study.achievements,
        ...study.recommendations,
        ...study.provenPoints,
        ...Object.values(study.testimonial),
        ...(specified[id] ?? []).map((figure) => figuresIn(language)[figure]),
        copy.page.note,
      ];
      for (const words of told) expect(text).toContain(readable(words));
      expect(hrefs(html)).toContain(`/${language}/contact?service=case-${id}`);
      expect(hrefs(html)).toContain(withPrefix(`/${language}`, '/etudes-de-cas'));
    },
  );

  it('have structured data as works in a list', async () => {
    const html = await site.page(`/${language}/etudes-de-cas/katz-sport`);
    expect(html).toContain('"@type":"CreativeWork"');
    expect(html).toMatch(/"position":3,"name":"Katz Sport"/);
  });
});

describe.each(languages)('the full system in %s, without any script', (language) => {
  const copy = contentOf(language).fullSystem;

  it('has its four cards, its four tabs and their contents (SYSC-01, SYSC-02)', async () => {
    const html = await mainOf(`/${language}/systeme-complet`);
    const text = readable(html);
    for (const tab of ['faq', 'cases', 'partnerships', 'admin'] as const) {
      expect(hrefs(html).filter((href) => href?.endsWith(`#${tab}`))).toHaveLength(2);
      expect(html.split(`id="${tab}"`)).toHaveLength(2);
      expect(text).toContain(readable(copy.summary[tab].text));
    }
    const questions = faqItems(language);
    expect(questions).toHaveLength(13);
    for (const { question } of questions) expect(text).toContain(readable(question));
    for (const days of phaseDays)
      expect(text).toContain(fill(copy.partnerships.day, { days: String(days) }));
    for (const words of [copy.partnerships.note, copy.admin.reserved, copy.cases.lead])
      expect(text).toContain(readable(words));
  });

  it('searches its questions, and shows none without a match (SYSC-08 to SYSC-10)', async () => {
    const some = readable(await mainOf(`/${language}/systeme-complet?category=seo&q=ILA`));
    const none = readable(await mainOf(`/${language}/systeme-complet?q=zzzz`));
    const asked = faqItems(language).filter(({ question }) => some.includes(readable(question)));
    expect(asked.map(({ category }) => category)).toContain('seo');
    expect(new Set(asked.map(({ category }) => category)).size).toBe(1);
    for (const { question } of faqItems(language)) expect(none).not.toContain(readable(question));
  });
});
