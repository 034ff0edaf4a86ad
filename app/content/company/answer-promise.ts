import type { Language } from '#app/i18n/languages.ts';

interface AnswerPromise {
  /** The promise as every page, email and screen states it. */
  within: string;
  /** What it counts, as `answerDueAt` does. */
  meaning: string;
}

export const answerPromise: Record<Language, AnswerPromise> = {
  fr: {
    within: '24h ouvrables',
    meaning:
      'Les 24 heures sont comptées du lundi au vendredi, sauf les jours fériés du Québec, à l’heure de Montréal.',
  },
  en: {
    within: '24 hours on business days',
    meaning: 'The 24 hours run Monday to Friday, Montréal time, and skip Québec holidays.',
  },
  es: {
    within: '24 horas, en días hábiles',
    meaning:
      'Las 24 horas corren de lunes a viernes, salvo los días feriados de Quebec, según la hora de Montreal.',
  },
};
