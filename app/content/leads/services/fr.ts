import type { LeadService } from '#app/domain/leads/lead-services.ts';

export const fr: Record<LeadService, string> = {
  seo: 'Référencement (SEO)',
  landing: 'Pages de destination',
  youtube: 'YouTube',
  podcasts: 'Podcasts',
  contenu: 'Contenu',
  'e-commerce': 'E-commerce',
  'visibilité locale': 'Visibilité locale',
  'meta ads': 'Meta Ads',
  'google ads': 'Google Ads',
};
