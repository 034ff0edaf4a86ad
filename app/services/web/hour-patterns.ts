import { dayName } from '#app/domain/ila/hours/hours-in-text.ts';
import { shortRange } from '#app/domain/ila/hours/short-days.ts';

const clock =
  '\\d{1,2}(?:(?::\\d{2})?[ap](?![\\p{L}.])|[^\\S\\n]?(?:(?:[:.]\\d{2})?[^\\S\\n]?[ap]\\.?[^\\S\\n]?m\\.?|(?:h(?:eures?|oras?|r?s)?|[:.])[^\\S\\n]?\\d{0,2}))';
const namedTime =
  '(?:midi|minuit|noon|midnight|mediod[ií]a|medianoche|(?:late|close|closing|dusk|sunset)(?![\\p{L}])|la fermeture|el cierre)';
const day =
  `(?:${dayName}|` +
  'tous les jours|en semaine|7 ?j(?:ours)? ?(?:sur|/) ?7|(?:7|seven) days(?: (?:a|per) week)?|7 d[ií]as a la semana|every ?day|daily|weekdays|todos los d[ií]as|entre semana|[LMXJVSD][^\\S\\n]?[-–—aày][^\\S\\n]?[LMXJVSDF](?![\\p{L}])|' +
  `${shortRange})`;
const joint = '\\s*(?:à|a|to|until|till|hasta|au|et|-|–|—|/|→)+\\s*(?:las[^\\S\\n])?';
const shownTime = `(?:${clock}|${namedTime})`;
/** Opening hours in running text. */
export const hourPatterns = [
  // Days and two times within a few words, such as "Lun-Ven : 9 h à 17 h 30".
  new RegExp(
    `(?<![\\p{L}])${day}(?![\\p{L}])[^!?]{0,60}?(?<![\\d.,/])(?:${shownTime}|\\d{1,2})${joint}${shownTime}`,
    'giu',
  ),
  // A table with a column for each of two times.
  new RegExp(
    `(?<![\\p{L}])${day}(?![\\p{L}])[^!?\\n]{0,30}\\n${clock}\\n${clock}(?![\\p{L}\\d])`,
    'giu',
  ),
  // "Mon–Fri 9–5": figures that nothing else calls times stand right after the days.
  new RegExp(
    `(?<![\\p{L}])${day}(?![\\p{L}])[\\s:,(]{1,3}(?:de |from )?(?:${clock}|\\d{1,2})${joint}\\d{1,2}(?![\\d.,:/]| ?(?!(?:for|or|by|and|except|only|sauf|sur|salvo|y)(?!\\p{L}))\\p{L})`,
    'giu',
  ),
  // Times before days.
  new RegExp(
    `(?<![\\d.,/])(?:${clock}|\\d{1,2}(?=${joint}\\d{1,2}[^\\S\\n]?[ahp:]))${joint}(?:${clock}|${namedTime})[^!?]{0,40}?(?<![\\p{L}])${day}(?![\\p{L}])`,
    'giu',
  ),
  // "De 10 a 14 y de 17 a 20, de lunes a viernes".
  new RegExp(
    `(?<![\\p{L}])(?:de|from)[^\\S\\n]\\d{1,2}${joint}\\d{1,2}[\\s,(]{1,3}(?:de |du |from )?${day}(?![\\p{L}])`,
    'giu',
  ),
  // "M 8-5, T 8-5".
  /(?<!\p{L})M:? \d{1,2}[^\n\p{L}]{1,12}[,;\n]\s?Tu?:? \d{1,2}[^\n\p{L}]{1,12}/gu,
  // Rounds of the clock, and hours that are agreed upon.
  /(?:ouverte?|réception|accueil|abiert[oa]|recepción)[^\S\n]24[^\S\n]?h(?![\p{L}])/giu,
  /24 ?h(?:eures)?(?: ?(?:sur|\/) ?24)|(?<!\d)24 ?\/ ?7(?!\d)|24 hours|around the clock|jour et nuit|(?<!las )24 horas|las 24 h(?:oras)?/giu,
  /(?:uniquement |seulement |only )?(?:sur rendez-vous|sur r\.?d\.?v\.?|by appointment|con cita previa|con cita|previa cita)(?![\p{L}])/giu,
] as const;
