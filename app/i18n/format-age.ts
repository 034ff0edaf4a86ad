import { day, hour, minute } from '#app/domain/durations.ts';
import { locales, type Language } from './languages.ts';

/** Units of an age, each up to where the next starts, in milliseconds. */
const units = [
  { unit: 'minute', length: minute, below: hour },
  { unit: 'hour', length: hour, below: 48 * hour },
  { unit: 'day', length: day, below: Infinity },
] as const;

/** How long ago something was, in whole minutes, hours or days: `il y a 3 heures`. Less than a minute counts as one. */
export function formatAge(language: Language, milliseconds: number): string {
  const age = Math.max(milliseconds, minute);
  const { unit, length } = units.find(({ below }) => age < below) ?? units[2];
  const format = new Intl.RelativeTimeFormat(locales[language]);
  return format.format(-Math.floor(age / length), unit);
}
