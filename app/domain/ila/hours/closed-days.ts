import { closedWord, dayName, weekend } from './day-words.ts';

const articles = String.raw`(?:on |every |all day |les? |los |el )?`;
const aDay = `(?:${dayName}|${weekend})`;

/** "Fermé le dimanche et les jours fériés." at the end of what is said: a part of a day would follow, and what is closed alone, such
 * as a kitchen, would stand before. */
const closedDays = new RegExp(
  String.raw`(?<=^|[.;,(!|•·–—-][^\S\n]?|(?:we are|we're|nous sommes|estamos)[^\S\n])(?<!${aDay}[\s:.,–-]{0,3})(${closedWord}):? (${articles}${aDay}(?: ?(?:,|et|and|y|&|/|-|–|à|au|to|a) ?${articles}${aDay}){0,3})` +
    String.raw`(?=(?: (?:et|and|y|&) (?:les |on )?(?:jours )?(?:f[ée]ri[ée]s?|(?:public |bank )?holidays|festivos|feriados))?[^\S\n]?(?:[.;)!|\n]|$))`,
  'gimu',
);

/** Rewrites closed days in the usual order, days first. */
export const closedAfterDays = (text: string) =>
  text.replaceAll(closedDays, (_, closed: string, days: string) => `${days} ${closed}`);
