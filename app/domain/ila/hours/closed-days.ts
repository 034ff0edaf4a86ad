import { closedWord, dayName, weekend } from './day-words.ts';

const articles = String.raw`(?:on |every |all day |les? |los |el )?`;
const aDay = `(?:${dayName}|${weekend})`;

/** Phrases that only precede closed days. */
const closing = String.raw`(?:jours? de (?:fermeture|repos)|fermeture(?: hebdomadaire)?|repos hebdomadaire|nous fermons|d[ií]as? de (?:descanso|cierre)|descanso semanal|cerramos|closing days?)(?!\p{L})`;

/** Ends what is said: a part of a day, or other hours, do not follow. */
const end = String.raw`(?=[^\S\n]?(?:[.;)!|\n]|$))`;

/** "Fermé le dimanche et les jours fériés.": what is closed alone, such as a kitchen, would stand before. */
const closedDays = new RegExp(
  String.raw`(?<=^|[.;,(!|•·–—-][^\S\n]?|(?:we are|we're|nous sommes|estamos)[^\S\n])(?<!${aDay}[\s:.,–-]{0,3})(?:${closedWord}|${closing}) ?:? ?(${articles}${aDay}(?: ?(?:,|et|and|y|&|/|-|–|à|au|to|a) ?${articles}${aDay}){0,3})` +
    String.raw`(?: (?:et|and|y|&) (?:les |on )?(?:jours )?(?:f[ée]ri[ée]s?|(?:public |bank )?holidays|festivos|feriados))?${end}`,
  'gimu',
);

/** "Lunes, descanso." */
const afterComma = new RegExp(
  String.raw`(?<!\p{L})(${aDay}), (?=${closedWord}(?: hebdomadaire| semanal)?${end})`,
  'giu',
);

/** Rewrites closed days in the usual order, days first. */
export const closedAfterDays = (text: string) =>
  text.replaceAll(closedDays, (_, days: string) => `${days} closed`).replaceAll(afterComma, '$1 ');
