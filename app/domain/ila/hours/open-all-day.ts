import { dayName, weekend } from './day-words.ts';

const aDay = `(?:${dayName}|${weekend})`;
const days = String.raw`${aDay}(?: ?(?:,|et|and|y|&|/|-|–|à|au|to|a) ?(?:le |el |los )?${aDay}){0,6}`;
const everyDay = String.raw`(?:7 ?(?:jours|j) ?(?:sur|/) ?7|(?:7|seven) days(?: (?:a|per) week)?|7 d[ií]as(?: a la semana)?|tous les jours|every ?day|todos los d[ií]as)(?!\p{L})`;

/**
 * "Open 24 hours" about the business, and not its telephone line, a service or a car park: at the start of a sentence
 * or after a day.
 */
const allDay =
  String.raw`(?:(?:we are|we[’']re|nous sommes|estamos) )?(?:toujours |always )?(?:open|ouverte?s?|abiert[oa]s?)[\s:,]{1,2}(?:(?:for|las) )?` +
  String.raw`24 ?(?:/ ?7|h(?:ours?|eures?|oras?|rs?|s)?(?: ?(?:/|sur) ?24 ?(?:h(?:eures)?)?)?(?: (?:a|per) day| al d[ií]a)?)(?![\p{L}\d])`;
const end = String.raw`(?=[^\S\n]?(?:$|[\n.;|·•)!,]))`;
const start = String.raw`(?<=^|[.;|·•(][^\S\n]?|(?:hours|horaires?|horarios?)[^\S\n]?:[^\S\n]?)`;

const afterDays = new RegExp(
  String.raw`(?<=(?<!\p{L})${aDay}[\s:,–-]{1,3})${allDay}${end}`,
  'gimu',
);
const beforeDays = new RegExp(
  String.raw`${start}${allDay},? (?:de |du |from |on )?(${days})${end}`,
  'gimu',
);
const alone = new RegExp(
  String.raw`${start}${allDay}(?:,? (?:et |and |y )?${everyDay})?${end}`,
  'imu',
);

/** Parts of a business that are open at all hours while the rest is not. */
const onCall = /urgenc|emergenc|d[ée]pann|guardia|on[- ]call/iu;

/** The text with "0:00-24:00" for days that are open 24 hours. */
export const withAllDays = (text: string) =>
  text.replaceAll(beforeDays, '$1 0:00-24:00').replaceAll(afterDays, '0:00-24:00');

/** Whether a text says that a business is open 24 hours, every day. */
export const isAlwaysOpen = (text: string) => alone.test(text) && !onCall.test(text);
