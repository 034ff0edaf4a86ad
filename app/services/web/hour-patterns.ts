import { dayName } from '#app/domain/ila/hours/day-words.ts';
import { openingWord } from '#app/domain/ila/hours/opening-words.ts';
import { shortRange } from '#app/domain/ila/hours/short-days.ts';

const clock =
  '\\d{1,2}(?:(?::\\d{2})?[ap](?![\\p{L}.])|[^\\S\\n]?(?:(?:[:.]\\d{2})?[^\\S\\n]?[ap]\\.?[^\\S\\n]?m\\.?|(?:h(?:eures?|oras?|r?s)?|[:.])[^\\S\\n]?\\d{0,2}(?:h(?![\\p{L}\\d]))?))';
const namedTime =
  '(?:12[^\\S\\n]?m(?![\\p{L}])\\.?|midi|minuit|noon|midnight|mediod[ií]a|medianoche|(?:late|close|closing|dusk|sunset)(?![\\p{L}])|la fermeture|el cierre)';
const day =
  `(?:${dayName}|` +
  'tous les jours|(?:en )?semaine|week-?ends?|fin(?:es)? de semana|[5-7] ?j(?:ours)? ?(?:sur|/) ?7|(?:7|seven) days(?: (?:a|per) week)?|7 d[ií]as a la semana|every ?day|daily|weekdays|todos los d[ií]as|entre semana|[LMXJVSD][^\\S\\n]?[-–—aày][^\\S\\n]?[LMXJVSDF](?![\\p{L}])|' +
  `${shortRange})`;
const joint =
  '\\s*(?:à|a|to|until|till?|thru|through|hasta|au|et|-|–|—|/|→|>|@)+\\s*(?:las[^\\S\\n])?';
const shownTime = `(?:${clock}|${namedTime})`;
/** A time in words, such as "dix-huit heures", "half past five" and "nueve y media de la mañana". */
const spokenTime =
  '(?:half past |quarter (?:past|to) )?' +
  '(?:sept|huit|neuf|dix(?:-(?:sept|huit|neuf))?|onze|douze|treize|quatorze|quinze|seize|vingt|midi|minuit|' +
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|' +
  'una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|dieciocho|diecinueve|veinte)(?![\\p{L}])' +
  "(?:[^\\S\\n](?:heures|o[’']clock|horas))?(?:[^\\S\\n](?:et demie|trente|thirty|y media|y cuarto))?(?:[^\\S\\n](?:du|de la)[^\\S\\n]\\p{L}{4,10})?";
const spokenRange = `(?<![\\p{L}-])${spokenTime}[^\\S\\n](?:à|to|till?|until|a|hasta)[^\\S\\n](?:las[^\\S\\n])?${spokenTime}`;
const shortDay = '(?:lu|ma|me|je|ve|sa|di|mo|tu|we|th|fr|su|mi|ju|vi|do)\\.?(?!\\p{L})';
/** Opening hours in running text. */
export const hourPatterns = [
  // Days and two times within a few words, such as "Lun-Ven : 9 h à 17 h 30".
  new RegExp(
    `(?<![\\p{L}])${day}(?![\\p{L}])[^!?]{0,60}?(?<![\\d.,/])(?:${shownTime}|\\d{1,2})${joint}${shownTime}`,
    'giu',
  ),
  // A table with a column for opening and one for closing times.
  new RegExp(
    `(?<![\\p{L}])${day}(?![\\p{L}])[^!?\\n]{0,30}\\n${clock}\\n${clock}(?![\\p{L}\\d])`,
    'giu',
  ),
  // "Mon–Fri 9–5": bare numbers must directly follow the days.
  new RegExp(
    `(?<![\\p{L}])${day}(?![\\p{L}])[\\s:,(]{1,3}(?:de |from )?(?:${clock}|\\d{1,2})${joint}\\d{1,2}(?![\\d.:/]|, ?\\d| ?(?!(?:for|or|by|and|except|only|sauf|sur|salvo|y|[ecmp][sd]?t)(?!\\p{L}))\\p{L})`,
    'giu',
  ),
  // Times before days.
  new RegExp(
    `(?<![\\p{L}\\d.,/])(?:${shownTime}|\\d{1,2}(?=${joint}\\d{1,2}(?:[^\\S\\n]?[ahp:]|\\.\\d{2})))${joint}(?:${clock}|${namedTime})[^!?]{0,40}?(?<![\\p{L}])${day}(?![\\p{L}])`,
    'giu',
  ),
  // "De 10 a 14 y de 17 a 20, de lunes a viernes".
  new RegExp(
    `(?<![\\p{L}])(?:de|from)[^\\S\\n]\\d{1,2}${joint}\\d{1,2}[\\s,(]{1,3}(?:de |du |from )?${day}(?![\\p{L}])`,
    'giu',
  ),
  // "M 8-5, T 8-5".
  /(?<!\p{L})M:? \d{1,2}[^\n\p{L}]{1,12}[,;\n]\s?Tu?:? \d{1,2}[^\n\p{L}]{1,12}/gu,
  // In words: "du lundi au vendredi de neuf heures à dix-huit heures", "nine to five, Monday to Friday".
  new RegExp(`(?<![\\p{L}])${day}(?![\\p{L}])[^!?\\d]{0,40}?${spokenRange}`, 'giu'),
  new RegExp(`${spokenRange}[^!?\\d]{0,40}?(?<![\\p{L}])${day}(?![\\p{L}])`, 'giu'),
  // Several days of two letters: "lu, ma et je 14h-18h", "du lu au ve de 8h à 17h".
  new RegExp(
    `(?<!\\p{L})${shortDay}(?:(?:, ?| ?[&/+] ?| et | y | and | au | )${shortDay}){1,5}[\\s:.]{1,3}(?:de )?${clock}${joint}${shownTime}`,
    'giu',
  ),
  // A day of two letters right before its times, and times without a colon: "Ve 8h-20h", "Weekdays: 0900–1700".
  new RegExp(
    `(?<!\\p{L})(?:Lu|Ma|Me|Je|Ve|Sa|Di|Mo|Tu|We|Th|Fr|Su|Mi|Ju|Vi|Do)[\\s:.]{1,3}${clock}${joint}${shownTime}`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}])${day}(?![\\p{L}])[\\s:,(]{1,3}(?!20[0-3])[0-2]\\d[0-5]\\d(?:hrs)?${joint}[0-2]\\d[0-5]\\d(?!\\d)`,
    'giu',
  ),
  // "11–7 Everyday": no date stands before such words.
  new RegExp(
    `(?<![\\d.,/])\\d{1,2}${joint}\\d{1,2}[\\s,]{1,2}(?:every ?day|daily|tous les jours|todos los d[ií]as|7 days|seven days)(?![\\p{L}])`,
    'giu',
  ),
  /(?<!\p{L})(?:dawn|sunrise)[^\S\n](?:to|till?|until)[^\S\n](?:dusk|sunset)(?!\p{L})/giu,
  // Hours that are the same every day: "Reception: 9 am to 9 pm", "Open today 06:00 am – 06:00 pm".
  new RegExp(`${openingWord}[^!?.\\d]{0,30}(?:${clock}|\\d{1,2})${joint}${shownTime}`, 'giu'),
  /(?<!\p{L})(?:hours|horaires?|horario)[\s:]{1,3}\d{1,2}[^\S\n]?[-–—àa][^\S\n]?\d{1,2}(?![\d/:.,])/giu,
  /(?<![\d.,/])\d{1,2} (?:in the morning|du matin|de la mañana) (?:to|until|à|a|hasta)(?: las)? \d{1,2} (?:in the|du|de la|de l['’])/giu,
  // Round-the-clock hours, and hours by appointment.
  /(?:ouverte?|réception|accueil|abiert[oa]|recepción)[^\S\n]24[^\S\n]?h(?:eures|oras|ours?|rs?|s)?(?![\p{L}])/giu,
  /(?<![\d/])24 ?(?:h(?:eures)? ?)?(?:sur|\/) ?24(?![\d/])|(?<!\d)24h24(?!\d)|(?<!\d)24 ?\/ ?7(?!\d)|24 h(?:ou)?rs|(?:a|r)ound[ -]the[ -]clock|jour (?:et|ou) nuit|day (?:and|or) night|de d[ií]a y de noche|d[ií]a y noche|(?<!las )24 horas|las 24 h(?:oras)?/giu,
  /(?<!\p{L})(?:urgences?|urgencias?|dépannages?|service|servicio|asistencia|atención|guardia|call-?outs?|emergency)(?:[^\S\n](?!(?:en|sous|in|within|dans|de|bajo)[^\S\n])\p{L}{1,15}){0,2}[^\S\n]24 ?(?:h|hs|hrs|hours?|horas|heures)(?![\p{L}\d]| ?\d)/giu,
  /(?<!\d)24[- ]?(?:hours?|hrs?|h)[- ](?:\p{L}{2,15} ){0,2}(?:services?|call-?outs?|emergenc(?:y|ies)|locksmiths?|plumbers?|taxis?|support|assistance|recovery|reception)(?!\p{L})/giu,
  /(?:uniquement|seulement) sur (?:réservation|demande)|sur (?:réservation|demande) (?:uniquement|seulement)|(?:reservations?|bookings?) only|by (?:reservation|booking|arrangement) only|by arrangement|(?:s[oó]lo |únicamente )?(?:con|bajo|previa) reserva/giu,
  /(?:uniquement |seulement |only )?(?:sur rendez-vous|sur r\.?(?:d\.?)?v\.?|by appointment|con cita previa|con cita|previa cita)(?![\p{L}])/giu,
] as const;
