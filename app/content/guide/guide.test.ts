import { describe, expect, it } from 'vitest';
import type { AuditCheckId } from '#app/domain/ila/audit/check-table.ts';
import { countWords } from '#app/domain/ila/audit/count-words.ts';
import { guideChecks, guideSlugs } from '#app/i18n/guide-paths.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { withoutLinks } from '#app/i18n/linked-text.ts';
import { contentOf } from '../content.ts';

/** The texts on a check's page: its own and those that it shares with the report. */
function textsOf(check: AuditCheckId, language: Language): string[] {
  const { what, why, how } = contentOf(language).auditChecks.checks[check];
  const text = contentOf(language).guide.checks[check];
  const own = [text.why, text.see].map(withoutLinks);
  return [text.heading, what, why, ...own, ...how, ...Object.values(text.mends)];
}

const pages = languages.flatMap((language) =>
  guideChecks.map((check) => ({ language, check, texts: textsOf(check, language) })),
);

/** Values that appear on more than one page, with those pages. */
function repeated(values: readonly (readonly [value: string, page: string])[]) {
  const byValue = Map.groupBy(values, ([value]) => value);
  return [...byValue].flatMap(([value, all]) =>
    all.length > 1 ? [[value, ...all.map(([, page]) => page)]] : [],
  );
}

describe('the guide', () => {
  it.each(pages)('has 250 to 500 words on the page of $check in $language', ({ texts }) => {
    const words = countWords(texts.join(' '));
    expect(words).toBeGreaterThanOrEqual(250);
    expect(words).toBeLessThanOrEqual(500);
  });
});

describe.each(languages)('the guide in %s', (language) => {
  const { checks } = contentOf(language).guide;

  it.each(['title', 'description', 'heading'] as const)('has unique page values: %s', (part) => {
    expect(repeated(guideChecks.map((check) => [checks[check][part], check]))).toEqual([]);
  });

  it('has titles and descriptions of the length that search engines display', () => {
    const misfits = guideChecks.filter((check) => {
      const { title, description } = checks[check];
      return title.length > 65 || description.length < 100 || description.length > 165;
    });
    expect(misfits).toEqual([]);
  });

  it('has no sentence on two pages, except steps from the report', () => {
    const sentences = guideChecks.flatMap((check) =>
      textsOf(check, language)
        .flatMap((text) => text.split(/(?<=[.!?…])\s+/))
        .filter((sentence) => countWords(sentence) > 5)
        .map((sentence) => [sentence, check] as const),
    );
    expect(repeated(sentences).filter((each) => !isKnown(each))).toEqual([]);
  });

  it('has one page per address', () => {
    expect(repeated(guideChecks.map((check) => [guideSlugs[check][language], check]))).toEqual([]);
  });
});

/** Whether a repeated sentence is a step of a check in the report. */
const isKnown = ([sentence = '']: readonly string[]) =>
  languages.some((language) =>
    guideChecks.some((check) =>
      contentOf(language).auditChecks.checks[check].how.includes(sentence),
    ),
  );
