import type { HubService } from '../hub/services.ts';
import type { Experience, Goal, Industry, Size, Timeline } from './answers.ts';

export type Points = Partial<Record<HubService, number>>;

/** Points of each answer for each service. Our own judgement: the result shows every one of them. */
export const answerPoints = {
  goals: {
    traffic: { 'local-seo': 3, content: 3, 'youtube-seo': 1 },
    leads: { landing: 3, 'google-ads': 3, 'local-seo': 1, 'meta-ads': 1 },
    conversions: { landing: 4, ecommerce: 2 },
    brand: { podcasts: 3, 'youtube-seo': 3, 'meta-ads': 2 },
    seo: { 'local-seo': 4, content: 3, 'youtube-seo': 1 },
    automation: { content: 2, landing: 1, 'google-ads': 1 },
    retention: { content: 2, podcasts: 2, 'meta-ads': 1 },
    international: { content: 3, ecommerce: 2, 'youtube-seo': 1 },
  },
  industry: {
    ecommerce: { ecommerce: 5, 'meta-ads': 2, 'google-ads': 1 },
    saas: { content: 3, 'google-ads': 2, landing: 2 },
    services: { 'local-seo': 3, landing: 2, 'google-ads': 1 },
    retail: { 'local-seo': 4, 'meta-ads': 2, ecommerce: 1 },
    healthcare: { 'local-seo': 4, content: 2 },
    finance: { content: 2, 'google-ads': 2, podcasts: 1 },
    education: { 'youtube-seo': 3, content: 2, podcasts: 1 },
    other: {},
  },
  size: {
    solo: { 'local-seo': 2, content: 1 },
    small: { 'local-seo': 2, landing: 1 },
    medium: { 'google-ads': 2, landing: 1 },
    large: { 'youtube-seo': 2, 'google-ads': 1, podcasts: 1 },
    enterprise: { podcasts: 2, 'youtube-seo': 2, ecommerce: 1 },
  },
  timeline: {
    asap: { 'google-ads': 3, 'meta-ads': 2, landing: 2 },
    '1month': { 'google-ads': 2, landing: 2, 'meta-ads': 1 },
    '3months': { 'local-seo': 2, landing: 1, content: 1 },
    '6months': { 'local-seo': 2, content: 2, 'youtube-seo': 1 },
    flexible: { content: 2, podcasts: 1, 'youtube-seo': 1 },
  },
  experience: {
    beginner: { 'local-seo': 2, landing: 1 },
    intermediate: { content: 1, 'google-ads': 1 },
    advanced: { 'google-ads': 1, 'youtube-seo': 1, 'meta-ads': 1 },
    expert: { podcasts: 2, 'meta-ads': 1 },
  },
} as const satisfies {
  goals: Record<Goal, Points>;
  industry: Record<Industry, Points>;
  size: Record<Size, Points>;
  timeline: Record<Timeline, Points>;
  experience: Record<Experience, Points>;
};

/** Word stems, without accents, that name a challenge in any of the three languages. */
export const challengeStems = {
  content: [
    'blog',
    'article',
    'articulo',
    'contenu',
    'content',
    'contenido',
    'ecri',
    'escrib',
    'writ',
  ],
  'local-seo': [
    'google',
    'avis',
    'review',
    'resena',
    'carte',
    'maps',
    'quartier',
    'local',
    'barrio',
    'seo',
  ],
  'youtube-seo': ['video', 'youtube'],
  landing: ['appel', 'call', 'llam', 'formul', 'conver', 'devis', 'quote', 'presupuesto'],
  'meta-ads': ['facebook', 'instagram', 'reseau', 'social', 'redes'],
  'google-ads': ['publicit', 'adwords', 'annonce', 'advert', 'anuncio', 'clic'],
  podcasts: ['podcast', 'audio', 'voix', 'voice', 'voz'],
  ecommerce: [
    'boutique',
    'shop',
    'tienda',
    'panier',
    'checkout',
    'carrito',
    'vente',
    'sales',
    'venta',
  ],
} as const satisfies Record<HubService, readonly string[]>;

export const challengePoints = 2;
