import { hoursInText } from '../hours/hours-in-text.ts';
import { minutesOf, readOpeningHours } from '../hours/opening-hours-format.ts';
import {
  agreedWeek,
  dayOf,
  openingOf,
  unknownWeek,
  withDays,
  type Opening,
  type WeeklyHours,
} from '../hours/weekly-hours.ts';
import type { HtmlPage } from './check.ts';
import { textsOf, type MarkupNode } from './markup.ts';

/** Opening hours in the text of all pages; null if there are no certain ones. */
export function hoursOnPages(pages: readonly HtmlPage[]): WeeklyHours | null {
  const weeks = pages
    .filter(({ local }) => local.hours.length > 0)
    .flatMap(({ html }) => {
      const week = hoursInText(html.wholeText);
      return week ? [week] : [];
    });
  return certain(agreedWeek(weeks));
}

/**
 * Opening hours in the structured data of businesses; null if there are no certain ones.
 *
 * @see https://schema.org/openingHours
 */
export function hoursInMarkup(businesses: readonly MarkupNode[]): WeeklyHours | null {
  const weeks = businesses.flatMap(({ properties }) => {
    const { openingHours, openingHoursSpecification } = properties;
    // Texts may also be given instead of specifications.
    const texts = [openingHours, openingHoursSpecification].flatMap(textsOf);
    return [...ofTexts(texts), ...ofSpecifications(openingHoursSpecification)];
  });
  return certain(agreedWeek(weeks));
}

const certain = (week: WeeklyHours) => (week.some((openings) => openings !== null) ? week : null);

/**
 * Hours at which businesses can be called, from their structured data; null if there are none.
 *
 * @see https://schema.org/hoursAvailable
 */
export function contactHoursInMarkup(nodes: readonly MarkupNode[]): WeeklyHours | null {
  return certain(
    agreedWeek(nodes.flatMap(({ properties }) => ofSpecifications(properties.hoursAvailable))),
  );
}

/** Several texts are parts of one week; if one cannot be parsed, the whole week is uncertain. */
function ofTexts(texts: readonly string[]): WeeklyHours[] {
  const weeks = texts.map(readOpeningHours);
  if (texts.length === 0 || weeks.some((week) => week === null)) return [];
  return [merged(weeks.filter((week) => week !== null))];
}

function ofSpecifications(value: unknown): WeeklyHours[] {
  const weeks = [value].flat().flatMap((each): WeeklyHours[] => {
    if (typeof each !== 'object' || each === null) return [];
    const read = (name: string): unknown => Reflect.get(each, name);
    // Those with a validity period, for a season or a holiday, are not the regular ones.
    if (read('validFrom') !== undefined || read('validThrough') !== undefined) return [];
    const [opens, closes] = [timeIn(read('opens')), timeIn(read('closes'))];
    const days = textsOf(read('dayOfWeek'))
      .map((day) => dayOf(day.replace(/^.*[/#:]/, '')))
      .filter((day) => day >= 0);
    if (opens === null || closes === null) return [];
    const isClosed = opens === closes && minutesOf(opens) === 0;
    const opening = openingOf(minutesOf(opens), minutesOf(closes));
    return [withDays(unknownWeek, days, isClosed ? [] : [opening])];
  });
  return weeks.length > 0 ? [merged(weeks)] : [];
}

/** A schema.org time without its time zone; null if invalid, such as "9:00 AM". */
function timeIn(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const [, time = null] =
    /^\s*(\d{1,2}:\d{2})(?::\d{2})?(?:Z|[+-]\d{2}:?\d{2})?\s*$/.exec(value) ?? [];
  return time;
}

/** Combines parts of a week: a day given in several parts has all of their openings. */
function merged(weeks: readonly WeeklyHours[]): WeeklyHours {
  return weeks.reduce((whole, week) =>
    week.reduce<WeeklyHours>((sum, openings, day) => {
      if (openings === null) return sum;
      const all = [...(sum[day] ?? []), ...openings];
      return withDays(sum, [day], distinct(all));
    }, whole),
  );
}

const distinct = (openings: readonly Opening[]) => [
  ...new Map(openings.map((each) => [each.join('-'), each])).values(),
];
