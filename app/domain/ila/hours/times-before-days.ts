import { closedWord, dayName, weekend } from './day-words.ts';
import { words } from './hours-tokens.ts';

const aDay = `(?:${dayName}|${weekend}|${words.everyDay}|${words.weekdays})`;
const article = '(?:de |du |from |on |les? |los |el )?';
const days = `(?:${words.range}|${aDay}(?: ?(?:,|et|and|y|&|/|-|–|—|>|à|au|a|to|through|thru) ?${article}${aDay}){0,6})`;
const time = `(?:${words.noon}|${words.time})`;
const range = `(?:${article}${time} ?${words.to} ?(?:las )?${time})`;
const ranges = `${range}(?: ?(?:,|et|and|y|&|/) ?${range}){0,2}`;
const statement = String.raw`${ranges},? ?\(?${article}${days}\)?`;

/** What the times are about stands before them: "Happy hour 4–6 pm, Monday–Friday" are not the opening hours. */
const start = String.raw`(?<=(?<!${aDay}[\s:]{0,3})(?:^|[.;|·•] )(?:(?:we are|we['’]re|nous sommes|estamos) )?(?:(?:open|opening hours|hours|ouvert(?:e?s|e|ure)?|horaires?|abiert[oa]s?|horarios?) ?:? ){0,2})`;

/** Other days may follow; the date of an event may not. */
const end = String.raw`(?= ?(?:[.;)!|·•\n]|$)|(?:,| (?:and|et|y|&)(?!\p{L}))(?: (?:and|et|y)(?!\p{L}))? ?(?:le |el |los )?(?:${aDay}|${closedWord}))`;

const statements = new RegExp(
  String.raw`${start}${statement}(?:(?: ?[,;|·•\n] ?| (?:and|et|y|&) )${statement}){0,6}${end}`,
  'gimu',
);
const parts = new RegExp(String.raw`(${ranges}),? ?\(?${article}(${days})\)?`, 'giu');

/** Rewrites "8 AM to 6 PM Monday through Friday" in the usual order, days first. */
export const daysBeforeTimes = (text: string) =>
  text.replaceAll(statements, (found) => found.replaceAll(parts, '$2 $1'));
