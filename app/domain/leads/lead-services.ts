import type { LinkedTool } from './attachment.ts';
import type { Subject } from './contact/contact-request.ts';

/** Services that leads are about and accounts are responsible for, by their stored codes (TEAM-11). */
export const leadServices = [
  'seo',
  'podcasts',
  'contenu',
  'landing',
  'e-commerce',
  'visibilité locale',
  'youtube',
  'meta ads',
  'google ads',
] as const;

export type LeadService = (typeof leadServices)[number];

/** Subjects that imply one of the team's services; the others do not. */
const bySubject: Partial<Record<Subject, LeadService>> = {
  seo: 'seo',
  landing: 'landing',
  youtube: 'youtube',
};

/**
 * The service a page or tool is about, by screen id;
 * pages about no service in particular are absent.
 */
export const serviceByScreen: Readonly<Partial<Record<string, LeadService>>> = {
  'service-seo': 'seo',
  'service-podcasts': 'podcasts',
  'service-blogs': 'contenu',
  'service-landing': 'landing',
  'service-loyalty': 'contenu',
  'service-ecommerce': 'e-commerce',
  'service-local': 'visibilité locale',
  'service-youtube': 'youtube',
  'service-meta-ads': 'meta ads',
  landing: 'landing',
  loyalty: 'contenu',
  'mini-site': 'landing',
  'cross-visibility': 'visibilité locale',
  'modular-seo': 'seo',
  'seo-explainer': 'seo',
  'seo-course': 'seo',
  adluma: 'google ads',
  'adluma-full': 'google ads',
  'module-adluma': 'google ads',
  analytics: 'google ads',
  ila: 'visibilité locale',
  'ila-report': 'visibilité locale',
  'module-ila': 'visibilité locale',
  heatmap: 'visibilité locale',
  blogia: 'contenu',
  'module-blogia': 'contenu',
  'blog-intelligent': 'contenu',
};

/** The tool, by screen id, that a shared result's URL belongs to. */
export const toolByScreen: Readonly<Partial<Record<string, LinkedTool>>> = {
  home: 'ila-home',
  ila: 'ila',
  'module-ila': 'ila-dashboard',
  adluma: 'adluma',
  'adluma-full': 'adluma-full',
  ilumatch: 'ilumatch',
  loyalty: 'loyalty',
  'cross-visibility': 'compatibility',
  landing: 'landing',
};

/**
 * What a message is about: the service implied by its subject, otherwise that of the referring page, otherwise the
 * subject itself. Empty if there is none of them.
 */
export function serviceOf(subject: Subject | '', screen: string | null): string {
  const own = subject && bySubject[subject];
  const known = screen && Object.hasOwn(serviceByScreen, screen) && serviceByScreen[screen];
  return own || known || subject;
}

/** Name of the service a message is about; null if it is only a subject, or empty. */
export function nameService(service: string, names: Record<LeadService, string>): string | null {
  return Object.hasOwn(names, service) ? names[service as LeadService] : null;
}
