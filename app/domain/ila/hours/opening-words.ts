import { dayName } from './day-words.ts';
import { withoutEvents } from './event-dates.ts';

/** Pattern source for words that precede opening hours, in French, English and Spanish. */
export const openingWord = String.raw`(?<!\p{L})(?:ouvert(?:e?s|e|ures?)?|horaires?|accueil|réception|open(?:ing)?|hours|reception|abiert[oa]s?|horarios?|atenci[oó]n|recepci[oó]n)(?!\p{L})`;

const time = String.raw`\d{1,2}(?:[^\S\n]?h(?!\p{L}|a)|:\d{2}|\.\d{2}(?!\d)|[^\S\n]?[ap]\.?m(?!\p{L}))`;

const closingWord = String.raw`(?<!\p{L})(?:ferm(?:é(?:e?s|e)?|etures?)|closed|cerrad[oa]s?|summer|winter|été|hiver|verano|invierno)(?!\p{L})`;

const figures = String.raw`(?<!\d)\d{1,2}[^\S\n]?[-–—aà][^\S\n]?\d{1,2}(?!\d)`;

const meal = String.raw`(?<!\p{L})(?:midi|soir|lunch|dinner|mediod[ií]a|noche)s?(?!\p{L})`;

/**
 * Text that may state opening hours: two times, a day next to a time, or "open" and the like next to days or two
 * numbers.
 */
const unclearHours = new RegExp(
  [
    String.raw`(?<!\p{L})${dayName}[^!?\n]{0,25}?(?<![\d.,/])${time}`,
    String.raw`(?<![\d.,/])${time}[^!?\n]{0,25}?(?<!\p{L})${dayName}`,
    String.raw`(?<!\p{L})(?:daily|every ?day|weekdays|tous les jours|en semaine|todos los d[ií]as|entre semana)(?!\p{L})[^!?\n\d]{0,25}?(?:${time}|(?:at|à|a las?) \d{1,2}(?!\d))`,
    String.raw`${meal}[^!?\n.]{0,25}(?:sauf|except(?:o|é)?|salvo|menos)[^!?\n.]{0,10}(?<!\p{L})${dayName}`,
    String.raw`${meal},? (?:du |de |from )?${dayName}(?!\p{L})|(?<!\p{L})${dayName},? ${meal}`,
    String.raw`${figures},? (?:du |de |from |on )?${dayName}(?!\p{L})`,
    String.raw`(?<!\p{L})${dayName}(?!\p{L})[^!?\n.]{0,15}?(?<!\p{L})(?:matins?|après-midi|soir(?:ée)?s?|mornings?|afternoons?|evenings?|mañanas?|tardes?|noches?|hours|horaires)(?!\p{L})`,
    // A timetable with one column per day.
    String.raw`(?<!\p{L})${dayName}(?:\n${dayName}){2,6}[^!?]{0,80}?(?<![\d.,/])${time}`,
    String.raw`(?:${openingWord}|${closingWord})[^!?\n]{0,40}?(?<!\p{L})(?:${dayName}|${figures})`,
    String.raw`(?<!\p{L})(?:open|ouverte?s?|abiert[oa]s?) (?:daily|every ?day|7 days|tous les jours|7 ?j(?:ours)? ?(?:sur|/) ?7|todos los d[ií]as)(?!\p{L})`,
    String.raw`(?<![\d.,/])${time}[^\S\n]?(?:-|–|—|à|a|to|au|et|and|y)[^\S\n]?${time}`,
  ].join('|'),
  'iu',
);

/** Whether a text may state opening hours in an unsupported format. */
export const mayStateHours = (text: string): boolean => unclearHours.test(withoutEvents(text));
