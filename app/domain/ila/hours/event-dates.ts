import { dayName } from './day-words.ts';

/** Pattern source for a month in French, English and Spanish. */
export const month =
  '(?:janv?(?:ier|uary)?|f[eé]v(?:rier)?|feb(?:ruary)?|mar(?:s|ch|zo)|avr(?:il)?|apr(?:il)?|abr(?:il)?|ma[iy]o?|ju(?:in|ne|nio|illet|ly|lio|l)|ao[uû]t|aug(?:ust)?|ago(?:sto)?|sept?(?:ember|embre|iembre)?|oct(?:ober|obre|ubre)?|nov(?:ember|embre|iembre)?|d[eé]c(?:ember|embre)?|dic(?:iembre)?|enero)(?!\\p{L})\\.?';
const dayOfMonth = String.raw`\d{1,2}(?:er|st|nd|rd|th|º)?`;
const year = String.raw`(?:,?(?: del?)? 20\d\d)`;
const dated = (end: string) =>
  String.raw`(?:${dayOfMonth}(?: de| of)? ${month}${end}|${month} ${dayOfMonth}${end}|(?<![\d/.])[0-3]?\d[/.][0-3]?\d[/.](?:20)?\d\d(?![/.]\d))`;
const time = String.raw`\d{1,2}(?:[:.]\d{2})?[^\S\n]?(?:h(?:eures?|oras?|rs?|s)?(?:[^\S\n]?\d{2})?|[ap]\.?m\.?)?(?![\p{L}\d])`;

/** A date with its times, such as "samedi 14 juin de 10h à 17h"; not the last day of a season. */
const event = new RegExp(
  String.raw`(?<!\p{L}|(?:au|to|until|through|al|hasta) )(?:${dayName}[\s,]{1,2}(?:le |the |el )?${dated(`${year}?`)}|${dated(year)})` +
    String.raw`[\s,:·–-]{1,3}(?:(?:à|at|de|from|dès|a las?|@) )?${time}(?:[^\S\n]?(?:-|–|à|a|to|et|and|y)(?: las?)?[^\S\n]?${time})?`,
  'giu',
);

/** The text without times of single dates: these belong to events or holidays, not to regular hours. */
export const withoutEvents = (text: string) => text.replaceAll(event, ' ');
