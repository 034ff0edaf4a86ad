import type { LeadService } from '#app/domain/leads/lead-services.ts';

export const es: Record<LeadService, string> = {
  seo: 'SEO con IA',
  landing: 'Páginas de destino',
  youtube: 'SEO para YouTube',
  podcasts: 'Pódcast',
  contenu: 'Contenido',
  'e-commerce': 'Tiendas en línea',
  'visibilité locale': 'SEO local',
  'meta ads': 'Meta Ads',
  'google ads': 'Google Ads',
};
