import { contentOf } from '#app/content/content.ts';
import type { OwnerView } from '#app/domain/ila/audit/report-view.ts';
import { recentDays, type OwnerEvidence } from '#app/domain/ila/owner/owner-evidence.ts';
import { formatDay } from '#app/i18n/format-day.ts';
import { fill, formatDate, formatNumber } from '#app/i18n/format.ts';
import { locales, type Language } from '#app/i18n/languages.ts';

/** Maximum number of queries in a report. */
const shownQueries = 10;

/** The figures of an owner's exports, worded in one language. */
export function ownerView(owner: OwnerEvidence, language: Language): OwnerView {
  const { facts: copy, given } = contentOf(language).audit.report.owner;
  const { profile, reviews, search } = owner;
  const number = (value: number) => formatNumber(language, value);
  const share = (part: number, all: number) =>
    new Intl.NumberFormat(locales[language], { style: 'percent' }).format(part / all);
  return {
    given: fill(given, { date: formatDate(language, owner.at) }),
    facts: [
      ...(profile ? [[copy.profile, profile.name] as const] : []),
      ...(reviews
        ? ([
            [copy.rating, number(reviews.rating)],
            [copy.count, number(reviews.count)],
            [copy.answered, share(reviews.answered, reviews.count)],
            [fill(copy.recent, { days: String(recentDays) }), number(reviews.recent)],
            [copy.last, formatDay(language, reviews.last)],
          ] as const)
        : []),
      ...(search
        ? ([
            [copy.impressions, number(search.impressions)],
            [copy.clicks, number(search.clicks)],
            [copy.onFirstPage, share(search.onFirstPage, search.impressions)],
            [copy.position, number(search.position)],
          ] as const)
        : []),
    ],
    queries: (search?.queries ?? []).slice(0, shownQueries).map((each) => ({
      query: each.query,
      clicks: number(each.clicks),
      impressions: number(each.impressions),
      position: number(each.position),
    })),
  };
}
