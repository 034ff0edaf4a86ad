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
import { isGiven, markupOf, textsOf } from '../markup.ts';
import { judgeIdentity, judgeJsonLd } from './answer-markup.ts';
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
