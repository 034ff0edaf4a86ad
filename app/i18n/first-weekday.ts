import { locales, type Language } from './languages.ts';

/** ECMA-402, whose types TypeScript does not have yet; some browsers have it as a property. */
type WeekLocale = Intl.Locale & {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
};

/** ISO number of the first day of the week in a language's convention; 1 is Monday. */
export function firstWeekday(language: Language): number {
  const locale: WeekLocale = new Intl.Locale(locales[language]);
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}
