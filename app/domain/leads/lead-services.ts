import type { Subject } from './contact/contact-request.ts';
import type { LinkedTool } from './attachment.ts';

/** Subjects that name a service of the team by themselves; the others say nothing of it. */
const bySubject: Partial<Record<Subject, string>> = {
  seo: 'seo',
  landing: 'landing',
  youtube: 'youtube',
};

/**
 * The service a page or tool is about, in the words by which the team's services are matched (TEAM-11). By screen id;
 * pages about no service in particular are absent.
 */
export const serviceByScreen: Readonly<Partial<Record<string, string>>> = {
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

/** Which tool an address with a result belongs to, by screen id. */
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

/** What a message is about: what the visitor chose, else where the visitor came from. Empty when neither says. */
export function serviceOf(subject: Subject | '', screen: string | null): string {
  const own = subject && bySubject[subject];
  const known = screen && Object.hasOwn(serviceByScreen, screen) && serviceByScreen[screen];
  return own || known || subject;
}
