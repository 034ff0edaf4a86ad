import type { ProjectStage } from '#app/domain/crm/records/entities.ts';
import type { Language } from '#app/i18n/languages.ts';

/** Names of the project stages, by language; the domain has their order. */
export const stageNames = {
  fr: {
    discovery: 'Découverte',
    proposal: 'Proposition',
    production: 'Production',
    review: 'Validation',
    live: 'En ligne',
  },
  en: {
    discovery: 'Discovery',
    proposal: 'Proposal',
    production: 'In production',
    review: 'Review',
    live: 'Live',
  },
  es: {
    discovery: 'Descubrimiento',
    proposal: 'Propuesta',
    production: 'Producción',
    review: 'Aprobación',
    live: 'En línea',
  },
} as const satisfies Record<Language, Record<ProjectStage, string>>;
