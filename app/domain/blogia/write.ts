import { pick, seededRandom, type Random } from '../random.ts';
import { arialWidth } from './arial.ts';
import { writeDraft } from './draft.ts';
import { type Places, placesOf, filled, capital, drawn } from './fill-sentences.ts';
import { outlines, planFormats, type Phrases, type Section } from './phrases.ts';
import { keywordsOf, type BlogRequest, type PromptType } from './prompts.ts';
import { limits } from './rules/limits.ts';

/** Number of questions in an article's FAQ. */
const faqLength = 4;

/** Number of related keywords that an article answers. */
const mostRelated = 4;

/** Number of seed keywords of a list. */
const mostSeeds = 4;

/**
 * The built-in writer: an article, a plan or a keyword list composed of phrases. Deterministic: variants only differ in
 * their phrases. It states no facts: instead of one, it leaves a placeholder in square brackets.
 */
export function write(
  promptType: PromptType,
  request: BlogRequest,
  phrases: Phrases,
  variant = 0,
): string {
  const { topic, keywords, contentType, targetAudience } = request;
  const seed = [promptType, topic, keywords, contentType, targetAudience, variant].join('\n');
  return writers[promptType](request, phrases, seededRandom(seed));
}

const writers = {
  'seo-article': writeArticle,
  'content-plan': writePlan,
  'keyword-research': writeKeywords,
} as const satisfies Record<
  PromptType,
  (request: BlogRequest, phrases: Phrases, random: Random) => string
>;

function writeArticle(request: BlogRequest, phrases: Phrases, random: Random): string {
  const { article } = phrases;
  const places = placesOf(request, phrases);
  const say = (variants: readonly string[]) => filled(pick(random, variants), places);
  const sections = outlines[request.contentType].flatMap((id) => [
    ...sectionLines(article.sections[id], say),
    ...(id === 'measure' ? [article.measures[request.targetAudience]] : []),
  ]);
  const related = keywordsOf(request).slice(1, 1 + mostRelated);
  const body = [
    say(article.introductions),
    article.audiences[request.targetAudience],
    ...sections,
    ...(related.length > 0 ? relatedLines(article.related, related) : []),
    `## ${filled(article.faq.heading, places)}`,
    ...drawn(random, article.faq.entries, faqLength).flatMap(({ question, answer }) => [
      `### ${filled(question, places)}`,
      filled(answer, places),
    ]),
    ...sectionLines(article.sections.next, say),
  ];
  return writeDraft({
    title: articleTitle(request, phrases, places),
    description: articleDescription(request, phrases, places),
    body: body.join('\n\n'),
  });
}

function sectionLines(section: Section, say: (variants: readonly string[]) => string): string[] {
  const items = (section.items ?? []).map(
    (item, index) => `${section.isOrdered ? `${index + 1}.` : '-'} ${say([item])}`,
  );
  return [
    `## ${say(section.headings)}`,
    say(section.before),
    ...(items.length > 0 ? [items.join('\n')] : []),
    ...(section.after ? [say(section.after)] : []),
  ];
}

function relatedLines(
  { heading, lead, questions }: Phrases['article']['related'],
  keywords: string[],
): string[] {
  const answers = keywords.flatMap((keyword) => {
    const own = keyword.toLowerCase().split(/\s+/);
    const asked = questions.find(
      ({ words }) => words === '' || words.split(' ').some((word) => own.includes(word)),
    );
    return asked ? [`### ${filled(asked.heading, { Keyword: capital(keyword) })}`, asked.gap] : [];
  });
  return [`## ${heading}`, lead, ...answers];
}

function articleTitle(request: BlogRequest, { article }: Phrases, places: Places): string {
  const { topic = '', phrase = '' } = places;
  const isPart = topic.toLowerCase().includes(phrase.toLowerCase());
  const templates = isPart ? article.titles[request.contentType] : [article.composedTitle];
  const last = isPart ? '{Topic}' : '{Phrase}';
  const titles = [...templates, last].map((template) => filled(template, places));
  return (
    titles.find((title) => arialWidth(title, 20) <= limits.titleWidth.good) ??
    titles.at(-1) ??
    topic
  );
}

/** A description that states the topic, extended as long as it fits a search result. */
function articleDescription(request: BlogRequest, { article }: Phrases, places: Places): string {
  let description = filled(article.descriptions[request.contentType], places);
  for (const extra of article.descriptionExtras) {
    const longer = `${description} ${filled(extra, places)}`;
    if (longer.length <= limits.descriptionLength.good) description = longer;
  }
  return description;
}

function writePlan(request: BlogRequest, phrases: Phrases, random: Random): string {
  const { plan, contentTypes } = phrases;
  const places = placesOf(request, phrases);
  const keywords = keywordsOf(request);
  const from = Math.floor(random() * Math.max(1, keywords.length));
  const entries = plan.entries.map((entry, index) => {
    const keyword = keywords[(from + index) % keywords.length] ?? places.phrase ?? '';
    const own = { ...places, keyword, Keyword: capital(keyword) };
    return [
      `## ${index + 1}. ${filled(entry.title, own)}`,
      [
        `- **${plan.labels.intent}** ${entry.intent}`,
        `- **${plan.labels.format}** ${contentTypes[planFormats[index] ?? request.contentType]}`,
        `- **${plan.labels.angle}** ${filled(entry.angle, own)}`,
        `- **${plan.labels.proof}** ${entry.proof}`,
      ].join('\n'),
    ].join('\n\n');
  });
  return writeDraft({
    title: filled(plan.title, places),
    description: filled(plan.description, places),
    body: [
      filled(plan.lead, places),
      ...entries,
      `## ${plan.rhythm.heading}`,
      filled(plan.rhythm.text, places),
    ].join('\n\n'),
  });
}

function writeKeywords(request: BlogRequest, phrases: Phrases): string {
  const { keywords, contentTypes } = phrases;
  const places = placesOf(request, phrases);
  const given = keywordsOf(request);
  const seeds = [...(given.length > 0 ? given : [places.phrase ?? ''])].slice(0, mostSeeds);
  const groups = [...keywords.groups, keywords.audiences[request.targetAudience]];
  const body = groups.flatMap(({ heading, patterns }) => [
    `## ${heading}`,
    seeds
      .flatMap((seed) => patterns.map((pattern) => filled(pattern, { seed })))
      .map((query) => `- ${query}`)
      .join('\n'),
  ]);
  const format = contentTypes[request.contentType];
  return writeDraft({
    title: filled(keywords.title, places),
    description: filled(keywords.description, places),
    body: [
      filled(keywords.lead, places),
      ...body,
      `## ${keywords.next.heading}`,
      keywords.next.steps
        .map((step, index) => `${index + 1}. ${filled(step, { ...places, format })}`)
        .join('\n'),
    ].join('\n\n'),
  });
}
