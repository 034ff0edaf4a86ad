import type { LeadService } from '#app/domain/leads/lead-services.ts';

export const es: Record<LeadService, string> = {
  seo: 'Posicionamiento (SEO)',
  landing: 'Landing pages',
  youtube: 'YouTube',
  podcasts: 'Pódcast',
  contenu: 'Contenido',
  'e-commerce': 'Comercio electrónico',
  'visibilité locale': 'Visibilidad local',
  'meta ads': 'Meta Ads',
  'google ads': 'Google Ads',
};
