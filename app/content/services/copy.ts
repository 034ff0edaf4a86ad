import type { Language } from '#app/i18n/languages.ts';
import { en, frame as frameInEnglish } from './en.ts';
import { es, frame as frameInSpanish } from './es.ts';
import { fr, frame as frameInFrench } from './fr.ts';
import type { ServiceCopy, ServiceFrame, ServiceId } from './shape.ts';

export const serviceCopy: Record<Language, Record<ServiceId, ServiceCopy>> = { fr, en, es };

export const serviceFrame: Record<Language, ServiceFrame> = {
  fr: frameInFrench,
  en: frameInEnglish,
  es: frameInSpanish,
};
