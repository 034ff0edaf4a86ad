import { bots, botTokens } from './bots.ts';
import {
  at,
  browserCheck,
  fact,
  failWith,
  notApplicable,
  notJudged,
  ofPages,
  pass,
  type Check,
  type Proof,
  type Verdict,
} from './check.ts';
import { countWords } from './count-words.ts';
import type { SiteEvidence } from './evidence.ts';
import { hasProperty, isGiven, isKnownType, markupOf, organizationsIn, textsOf } from './markup.ts';

/** A bot's page has to have this share of a visitor's words. */
const sameShare = 0.8;

export const answerChecks: readonly Check[] = [
  { id: 'answer.bots', weight: 2, judge: judgeBots },
  { id: 'answer.same-content', weight: 2, judge: judgeSameContent },
  { id: 'answer.raw-text', weight: 3, judge: browserCheck },
  { id: 'answer.json-ld', weight: 2, judge: judgeJsonLd },
  { id: 'answer.identity', weight: 2, judge: judgeIdentity },
  { id: 'answer.questions', weight: 2, judge: judgeQuestions },
  { id: 'answer.author', weight: 1, judge: judgeAuthor },
  { id: 'answer.llms-txt', weight: 0, judge: judgeLlmsTxt },
  { id: 'answer.tree', weight: 2, judge: browserCheck },
];

/** Bots for training may be kept out: that is the owner's choice. */
function judgeBots({ robots }: SiteEvidence): Verdict {
  if (robots.answer.status === null) return notJudged('not-answered');
  const kept = botTokens.filter((bot) => bots[bot] !== 'training' && robots.allows[bot] === false);
  const closed = botTokens.filter(
    (bot) => bots[bot] === 'training' && robots.allows[bot] === false,
  );
  return failWith(
    kept.map((bot) => fact(robots.answer.url, `Disallow: ${bot}`, 'Allow')),
    closed.map((bot) => fact(robots.answer.url, `Disallow: ${bot}`)),
  );
}

function judgeSameContent(site: SiteEvidence): Verdict {
  const { asBot } = site;
  return ofPages(site, ([first]) => {
    if (!first || !asBot || asBot.status === null) return notJudged('not-answered');
    if (asBot.status !== 200) return failWith([fact(first.url, asBot.status, 200)]);
    const words = countWords(first.html.wholeText);
    return asBot.words >= words * sameShare
      ? pass(fact(first.url, asBot.words))
      : failWith([fact(first.url, asBot.words, words)]);
  });
}

function judgeJsonLd(site: SiteEvidence): Verdict {
  return ofPages(site, (pages) => {
    if (pages.every(({ html }) => html.jsonLd.length === 0))
      return notApplicable('nothing-of-the-kind');
    const broken = pages.flatMap((page) =>
      page.html.jsonLd
        .filter(({ error }) => error !== '')
        .map((block) => at(page, block, block.error, 'JSON')),
    );
    const unknown = markupOf(pages).flatMap(({ page, block, types, properties }): Proof[] => {
      const foreign = types.filter((type) => !isKnownType(type));
      if (foreign.length > 0) return foreign.map((type) => at(page, block, type, 'schema.org'));
      return Object.keys(properties)
        .filter(
          (name) =>
            !name.startsWith('@') &&
            !name.includes(':') &&
            !types.some((type) => hasProperty(type, baseName(name))),
        )
        .map((name) => at(page, block, `${types.join(', ')}.${name}`, 'schema.org'));
    });
    return failWith([...broken, ...unknown]);
  });
}

/** Search engines annotate properties, such as `query-input`. See https://schema.org/docs/actions.html */
const baseName = (name: string) => name.replace(/-(?:input|output)$/, '');

function judgeIdentity(site: SiteEvidence): Verdict {
  return ofPages(site, (pages) => {
    const organizations = organizationsIn(markupOf(pages));
    const [first] = organizations;
    if (!first) return failWith([fact(pages[0]?.url ?? '', '', 'Organization')]);
    const wanted = [['name'], ['url'], ['logo', 'image'], ['sameAs']];
    const missing = wanted.filter(
      (names) =>
        !organizations.some(({ properties }) => names.some((name) => isGiven(properties[name]))),
    );
    return failWith(missing.map(([name = '']) => at(first.page, first.block, '', name)));
  });
}

const question = /\?\s*$/;
const longestAnswer = 3;

function judgeQuestions(site: SiteEvidence): Verdict {
  return ofPages(site, (pages) => {
    const asked = pages.flatMap((page) =>
      page.html.headings
        .filter(({ text }) => question.test(text))
        .map((heading) => ({ page, heading })),
    );
    if (asked.length === 0) return notApplicable('nothing-of-the-kind');
    return failWith(
      asked.flatMap(({ page, heading }) => {
        const sentences =
          heading.answer.match(/[^.!?…]+[.!?…]+/g)?.length ?? (heading.answer === '' ? 0 : 1);
        return sentences >= 1 && (sentences <= longestAnswer || startsShort(heading.answer))
          ? []
          : [at(page, heading, sentences, `1–${longestAnswer}`)];
      }),
    );
  });
}

/** A longer text that answers in its first sentences, as one paragraph of at most 400 characters. */
const startsShort = (answer: string) =>
  (answer.match(/^(?:[^.!?…]+[.!?…]+\s*){1,3}/)?.[0].length ?? 999) <= 400;

function judgeAuthor(site: SiteEvidence): Verdict {
  return ofPages(site, (pages) => {
    const articles = pages.filter(
      (page) =>
        page.html.openGraph['og:type'] === 'article' ||
        markupOf([page]).some(({ types }) =>
          types.some((type) => /(?:Article|BlogPosting)$/.test(type)),
        ),
    );
    if (articles.length === 0) return notApplicable('nothing-of-the-kind');
    return failWith(
      articles.flatMap((page): Proof[] => {
        const nodes = markupOf([page]);
        const hasAuthor =
          page.html.hasAuthor || nodes.some(({ properties }) => isGiven(properties.author));
        const hasDate =
          page.html.hasDate ||
          nodes.some(({ properties }) => textsOf(properties.datePublished).length > 0);
        return [
          ...(hasAuthor ? [] : [fact(page.url, '', 'author')]),
          ...(hasDate ? [] : [fact(page.url, '', 'datePublished')]),
        ];
      }),
    );
  });
}

function judgeLlmsTxt({ llmsTxt, first }: SiteEvidence): Verdict {
  if (llmsTxt === null) return notJudged('not-answered');
  const proof = fact(new URL('/llms.txt', first.url).href, llmsTxt ? 200 : 404);
  return llmsTxt ? pass(proof) : failWith([proof]);
}
