import { closedWord, dayName, weekend } from './day-words.ts';

const articles = String.raw`(?:on |every |all day |les? |los |el )?`;
const aDay = `(?:${dayName}|${weekend})`;

/** "Fermé le dimanche et les jours fériés." at the end of what is said: a part of a day would follow. */
const closedDays = new RegExp(
  String.raw`(?<!\p{L}|${aDay}[\s:.–-]{0,3})(${closedWord}):? (${articles}${aDay}(?: ?(?:,|et|and|y|&|/|-|–|à|au|to|a) ?${articles}${aDay}){0,3})` +
    String.raw`(?=(?: (?:et|and|y|&) (?:les |on )?(?:jours )?(?:f[ée]ri[ée]s?|(?:public |bank )?holidays|festivos|feriados))?[^\S\n]?(?:[.;)!|\n]|$))`,
  'giu',
);

/** Closed days as most texts write them, the days first. */
export const closedAfterDays = (text: string) =>
  text.replaceAll(closedDays, (_, closed: string, days: string) => `${days} ${closed}`);
