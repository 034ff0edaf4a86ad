import { bots, botTokens } from '../bots.ts';
import {
  at,
  fact,
  failWith,
  fault,
  htmlPages,
  notApplicable,
  notJudged,
  ofPages,
  pass,
  unread,
  type Check,
  type HtmlPage,
  type Proof,
  type Verdict,
} from '../check.ts';
import { countSentences } from '../count-sentences.ts';
import { countWords } from '../count-words.ts';
import type { SiteEvidence } from '../evidence.ts';
import {
  businessesIn,
  hasProperty,
  isGiven,
  isKnownType,
  jsonLdOf,
  markupOf,
  organizationsIn,
  textsOf,
} from '../markup.ts';
import type { JsonLdBlock } from '../page-evidence.ts';
import { judgeRawText, judgeTree } from './rendered-checks.ts';

/** Minimum share of a visitor's words that a bot's page must contain. */
const sameShare = 0.8;

const markup = 'https://developers.google.com/search/docs/appearance/structured-data';

export const answerChecks = [
  {
    id: 'answer.bots',
    weight: 2,
    source: 'https://platform.openai.com/docs/bots',
    judge: judgeBots,
  },
  {
    id: 'answer.same-content',
    weight: 2,
    source: 'https://developers.google.com/search/docs/essentials/spam-policies#cloaking',
    judge: judgeSameContent,
  },
  {
    id: 'answer.raw-text',
    weight: 3,
    source:
      'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
    judge: judgeRawText,
  },
  {
    id: 'answer.json-ld',
    weight: 2,
    source: `${markup}/intro-structured-data`,
    judge: judgeJsonLd,
  },
  { id: 'answer.identity', weight: 2, source: `${markup}/organization`, judge: judgeIdentity },
  {
    id: 'answer.questions',
    weight: 2,
    source: 'https://developers.google.com/search/docs/appearance/featured-snippets',
    judge: judgeQuestions,
  },
  { id: 'answer.author', weight: 1, source: `${markup}/article`, judge: judgeAuthor },
  { id: 'answer.llms-txt', weight: 0, source: 'https://llmstxt.org/', judge: judgeLlmsTxt },
  {
    id: 'answer.tree',
    weight: 2,
    source: 'https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html',
    judge: judgeTree,
  },
] as const satisfies readonly Check[];

/** Blocking training bots is the owner's choice. */
function judgeBots({ robots }: SiteEvidence): Verdict<'kept-out'> {
  // A server error does not concern any particular bot; `reach.robots` reports it.
  if (robots.answer.status === null || robots.answer.status >= 500)
    return notJudged('not-answered');
  const kept = botTokens.filter((bot) => bots[bot] !== 'training' && robots.allows[bot] === false);
  const closed = botTokens.filter(
    (bot) => bots[bot] === 'training' && robots.allows[bot] === false,
  );
  return failWith(
    kept.map((bot) => fault('kept-out', fact(robots.answer.url, bot, 'Allow'))),
    closed.map((bot) => fact(robots.answer.url, bot)),
  );
}

/** Compares the raw responses, before any script runs. */
function judgeSameContent(site: SiteEvidence): Verdict<'status' | 'less'> {
  const { asBot } = site;
  const [first] = htmlPages(site);
  if (!first) return notJudged(unread(site));
  if (!asBot || asBot.status === null) return notJudged('not-answered');
  // A busy server refuses everyone.
  if (asBot.status === 429 || asBot.status === 503) return notJudged('not-answered');
  if (asBot.status !== 200) return failWith([fault('status', fact(first.url, asBot.status, 200))]);
  const words = countWords(first.html.wholeText);
  return asBot.words >= words * sameShare
    ? pass(fact(first.url, asBot.words))
    : failWith([fault('less', fact(first.url, asBot.words, words))]);
}

type JsonLdFault = 'broken' | 'context' | 'type' | 'property';

function judgeJsonLd(site: SiteEvidence): Verdict<JsonLdFault> {
  return ofPages(site, (pages) => {
    if (pages.every(({ html }) => html.jsonLd.length === 0))
      return notApplicable('nothing-of-the-kind');
    const broken = pages.flatMap((page) =>
      page.html.jsonLd
        .filter(({ error }) => error !== '')
        .map((block) => fault('broken', at(page, block, block.error, 'JSON'))),
    );
    const unstated = pages.flatMap((page) =>
      page.html.jsonLd
        .filter(({ value }) => contextsIn(value).some((context) => context === undefined))
        .map((block) => fault('context', at(page, block, '', '"@context": "https://schema.org"'))),
    );
    const foreign = new Set(pages.flatMap(({ html }) => html.jsonLd.filter(isForeign)));
    const unknown = jsonLdOf(pages)
      .filter(({ block }) => !foreign.has(block))
      .flatMap(({ page, block, types, properties }): Proof<'type' | 'property'>[] => {
        const strange = types.filter((type) => !isKnownType(type));
        if (strange.length > 0)
          return strange.map((type) => fault('type', at(page, block, type, 'schema.org')));
        return Object.keys(properties)
          .filter(
            (name) =>
              !name.startsWith('@') &&
              !name.includes(':') &&
              !types.some((type) => hasProperty(type, baseName(name))),
          )
          .map((name) =>
            fault('property', at(page, block, `${types.join(', ')}.${name}`, 'schema.org')),
          );
      });
    return failWith<JsonLdFault>([...broken, ...unstated, ...unknown]);
  });
}

/** The `@context` of each item in a block; undefined for an item without one. */
const contextsIn = (value: unknown): unknown[] =>
  [value]
    .flat()
    .flatMap((each: unknown) =>
      typeof each === 'object' && each !== null && ('@type' in each || '@graph' in each)
        ? [(each as Record<string, unknown>)['@context']]
        : [],
    );

/** Whether a block is in another vocabulary. */
const isForeign = ({ value }: JsonLdBlock) =>
  contextsIn(value).some(
    (context) => context !== undefined && !/schema\.org/i.test(JSON.stringify(context)),
  );

/** Search engines annotate properties, such as `query-input`. See https://schema.org/docs/actions.html */
const baseName = (name: string) => name.replace(/-(?:input|output)$/, '');

/** What identifies a business, with the property that states it. */
const identity = { name: 'name', address: 'url', logo: 'logo', profiles: 'sameAs' } as const;

/**
 * Profiles on other sites, not share links or the profiles of the site's platform. A business without any has nothing
 * to state.
 */
const profile =
  /^https?:\/\/(?:[a-z-]+\.)?(?:facebook|instagram|linkedin|youtube|tiktok|pinterest|x|twitter|yelp|tripadvisor|pagesjaunes)\.[a-z.]+\/(?!sharer|share|intent|dialog|pin\/|shareArticle|embed|watch|tr\b|business\/|help\/|policies\/|legal\/)[^?#]/i;

function judgeIdentity(site: SiteEvidence): Verdict<'missing' | keyof typeof identity> {
  return ofPages(site, (pages) => {
    const organizations = organizationsIn(markupOf(pages));
    const [first] = organizations;
    if (!first) return failWith([fault('missing', fact(pages[0]?.url ?? '', '', 'Organization'))]);
    const names = Object.keys(identity) as (keyof typeof identity)[];
    // Google recommends an image for a local business, and a logo for other organizations.
    const hasPicture = businessesIn(organizations).some(({ properties }) =>
      isGiven(properties.image),
    );
    const isStated = (name: keyof typeof identity) =>
      (name === 'logo' && hasPicture) ||
      organizations.some(({ properties }) => isGiven(properties[identity[name]]));
    const hasProfiles = pages.some(({ html }) => html.links.some(({ href }) => profile.test(href)));
    return failWith(
      names
        .filter((name) => !isStated(name) && (name !== 'profiles' || hasProfiles))
        .map((name) => fault(name, at(first.page, first.block, '', identity[name]))),
    );
  });
}

const question = /\?\s*$/;

const isInvitation = (text: string) => (text.match(/[\p{L}\d]+/gu)?.length ?? 0) <= 3;

/** Maximum number of sentences in an answer, which is the first paragraph. */
const longestAnswer = 3;

function judgeQuestions(site: SiteEvidence): Verdict<'unanswered' | 'long'> {
  return ofPages(site, (pages) => {
    const asked = pages.flatMap((page) =>
      page.html.headings
        .filter(
          ({ text, level, answer }, index, all) =>
            // Subheadings answer a heading together, and "Any question?" is an invitation rather than a question.
            question.test(text) &&
            (answer !== '' || ((all[index + 1]?.level ?? 0) <= level && !isInvitation(text))),
        )
        .map((heading) => ({ page, heading })),
    );
    if (asked.length === 0) return notApplicable('nothing-of-the-kind');
    return failWith(
      asked.flatMap(({ page, heading }): Proof<'unanswered' | 'long'>[] => {
        const { answer } = heading;
        if (answer === '') return [fault('unanswered', at(page, heading, 0, `1–${longestAnswer}`))];
        const [paragraph = ''] = answer.split('\n');
        const sentences = countSentences(paragraph);
        return sentences <= longestAnswer
          ? []
          : [fault('long', at(page, heading, sentences, `1–${longestAnswer}`))];
      }),
    );
  });
}

/** "Par Marie Tremblay" on a line of its own, or before a date. */
const byline =
  /^(?:(?:Écrit|Publié|Written|Posted|Escrito|Publicado) )?(?:[Pp]ar|[Bb]y|[Pp]or) (?:: )?\p{Lu}[\p{L}.'’-]+ \p{Lu}/mu;

/** CMSs mark every page as an Open Graph `article`: it only counts together with another sign. */
function isArticle(page: HtmlPage): boolean {
  const { html, url } = page;
  const isMarked = markupOf([page]).some(({ types }) =>
    types.some((type) => /(?:Article|BlogPosting)$/.test(type)),
  );
  const isStory =
    html.isArticle || /\/(?:blog|blogue|news|actualites?|noticias|articles?|posts?)\/./.test(url);
  return isMarked || (html.openGraph['og:type'] === 'article' && isStory);
}

function judgeAuthor(site: SiteEvidence): Verdict<'author' | 'date'> {
  return ofPages(site, (pages) => {
    const articles = pages.filter(isArticle);
    if (articles.length === 0) return notApplicable('nothing-of-the-kind');
    return failWith(
      articles.flatMap((page): Proof<'author' | 'date'>[] => {
        const nodes = markupOf([page]);
        const hasAuthor =
          page.html.hasAuthor ||
          nodes.some(({ properties }) => isGiven(properties.author)) ||
          byline.test(page.html.text);
        const hasDate =
          page.html.hasDate ||
          nodes.some(({ properties }) => textsOf(properties.datePublished).length > 0);
        return [
          ...(hasAuthor ? [] : [fault('author', fact(page.url, '', 'author'))]),
          ...(hasDate ? [] : [fault('date', fact(page.url, '', 'datePublished'))]),
        ];
      }),
    );
  });
}

function judgeLlmsTxt({ llmsTxt, first }: SiteEvidence): Verdict<'missing'> {
  if (llmsTxt === null) return notJudged('not-answered');
  const proof = fact(new URL('/llms.txt', first.url).href, llmsTxt ? 200 : 404);
  return llmsTxt ? pass(proof) : failWith([fault('missing', proof)]);
}
