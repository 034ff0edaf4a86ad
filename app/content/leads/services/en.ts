import type { LeadService } from '#app/domain/leads/lead-services.ts';

export const en: Record<LeadService, string> = {
  seo: 'SEO',
  landing: 'Landing pages',
  youtube: 'YouTube',
  podcasts: 'Podcasts',
  contenu: 'Content',
  'e-commerce': 'E-commerce',
  'visibilité locale': 'Local visibility',
  'meta ads': 'Meta Ads',
  'google ads': 'Google Ads',
};
