import { expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { languages, type Language } from '#app/domain/languages.ts';
import { serviceIds, type ServiceId } from './shape.ts';

/** Search terms of people who look for a service. */
const typed: Record<ServiceId, Record<Language, string[]>> = {
  'service-seo': { fr: ['SEO IA', 'référencement local'], en: ['AI SEO'], es: ['SEO con IA'] },
  'service-podcasts': { fr: ['balados SEO'], en: ['SEO podcasts'], es: ['pódcast para SEO'] },
  'service-blogs': { fr: ['articles de blog'], en: ['Blog articles'], es: ['Artículos de blog'] },
  'service-landing': {
    fr: ['pages de destination'],
    en: ['Landing pages'],
    es: ['Landing pages'],
  },
  'service-loyalty': {
    fr: ['Programme de fidélisation'],
    en: ['loyalty program'],
    es: ['programa de fidelización'],
  },
  'service-ecommerce': {
    fr: ['SEO e-commerce', 'boutique en ligne'],
    en: ['E-commerce SEO'],
    es: ['SEO', 'tienda en línea'],
  },
  'service-local': {
    fr: ['SEO local', 'visibilité locale'],
    en: ['Local SEO', 'local visibility'],
    es: ['SEO local', 'visibilidad local'],
  },
  'service-youtube': { fr: ['YouTube SEO'], en: ['YouTube SEO'], es: ['SEO para YouTube'] },
  'service-meta-ads': { fr: ['Meta Ads'], en: ['Meta Ads'], es: ['Meta Ads'] },
};

it.each(serviceIds.flatMap((id) => languages.map((language) => [id, language] as const)))(
  'the headline of %s in %s contains common search terms',
  (id, language) => {
    const { before, emphasis, after } = contentOf(language).services[id].head.title;
    const headline = before + emphasis + after;
    expect(typed[id][language].filter((words) => !headline.includes(words))).toEqual([]);
  },
);
