import type { CaseText } from '#app/content/cases/shape.ts';
import { figureSources } from '#app/content/claims.ts';
import { company } from '#app/content/company/facts.ts';
import { contentOf } from '#app/content/content.ts';
import type { EditorialPage } from '#app/content/editorial/shape.ts';
import { sampleDashboard } from '#app/domain/ila/projects.ts';
import { priceSources } from '#app/domain/price-list.ts';
import { languages, type Language } from '#app/i18n/languages.ts';

/** Facts by the file in `app/` that contains them. */
export type FactsByFile = Readonly<Record<string, readonly string[]>>;

/**
 * Facts that the site states about the agency, its people and its clients: names, addresses, quotes, authors, case
 * stories, and the sources of figures, prices and the rating. Words that another agency may share, such as a role or a
 * town, are excluded.
 */
export function statedFacts(): FactsByFile {
  return {
    'content/company/facts.ts': companyFacts(),
    'content/claims.ts': sourcesIn(figureSources),
    'domain/price-list.ts': sourcesIn(priceSources),
    'domain/ila/projects.ts': sampleDashboard.projects.map(({ name }) => name),
    ...Object.assign({}, ...languages.map(factsIn)),
  };
}

function companyFacts(): string[] {
  const { name, legalName, email, privacyEmail, phone, executives, rating } = company;
  return [
    name,
    legalName,
    email,
    privacyEmail,
    phone,
    ...Object.values(executives),
    ...sourcesIn({ rating: rating.source }),
  ];
}

/** Another agency may have the same number, but not its source. */
function sourcesIn(sources: Readonly<Record<string, string>>): string[] {
  return Object.entries(sources).map(([id, source]) => `${id} (${source})`);
}

function factsIn(language: Language): FactsByFile {
  const { company: words, team, authors, home, cases, editorialPages } = contentOf(language);
  const studies = Object.entries(cases.studies);
  return {
    [`content/company/${language}.ts`]: [
      words.copyright,
      ...Object.values(words.offices).map(({ street }) => street),
    ],
    [`content/team/${language}.ts`]: team.flatMap(({ name, description }) => [name, description]),
    [`content/authors/${language}.ts`]: Object.values(authors).flatMap(
      ({ heading, lead, paragraphs }) => [heading.emphasis, lead, ...paragraphs],
    ),
    [`content/home/cases/${language}.ts`]: Object.values(home.cases.items).flatMap(
      ({ title, summary, quote, author }) => [title, summary, quote, author],
    ),
    [`content/editorial/social-proof/${language}.ts`]: quotesIn(editorialPages['social-proof']),
    ...Object.fromEntries(
      studies.map(([id, study]) => [`content/cases/${id}/${language}.ts`, storyOf(study)]),
    ),
  };
}

/** The sentences of a case about its client; its quote and summary are listed with those of the home page. */
function storyOf({ client, testimonial, background, setbacks, interview }: CaseText): string[] {
  return [
    client,
    testimonial.author,
    ...background,
    ...setbacks.map(({ text }) => text),
    ...interview.map(({ answer }) => answer),
  ];
}

function quotesIn({ blocks }: EditorialPage): string[] {
  return blocks.flatMap((block) =>
    block.kind === 'quotes' ? block.items.flatMap(({ quote, author }) => [quote, author]) : [],
  );
}
