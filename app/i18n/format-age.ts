import { locales, type Language } from './languages.ts';

const minute = 60_000;

/** Units of an age, each up to where the next one begins, in milliseconds. */
const units = [
  { unit: 'minute', length: minute, below: 60 * minute },
  { unit: 'hour', length: 60 * minute, below: 48 * 60 * minute },
  { unit: 'day', length: 24 * 60 * minute, below: Infinity },
] as const;

/** How long ago something was, in whole minutes, hours or days: `il y a 3 heures`. Less than a minute is one. */
export function formatAge(language: Language, milliseconds: number): string {
  const age = Math.max(milliseconds, minute);
  const { unit, length } = units.find(({ below }) => age < below) ?? units[2];
  const format = new Intl.RelativeTimeFormat(locales[language]);
  return format.format(-Math.floor(age / length), unit);
}
