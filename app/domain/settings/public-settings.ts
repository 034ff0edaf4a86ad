import { languages, type Language } from '#app/domain/languages.ts';
import type { SiteSettings } from './site-settings.ts';

/** The site settings as they affect the public site, the same for every visitor. */
export interface PublicSettings {
  /** Pages that offer the assistant. */
  chat: 'everywhere' | 'phones' | 'computers' | 'nowhere';
  /** The assistant's language, or null for the page's. */
  chatLanguage: Language | null;
  /** Enabled languages, at least one, in the order in which they replace a disabled one. */
  languages: readonly Language[];
  /** Whether the browser's language is used for URLs without one. */
  detectsLanguage: boolean;
  notices: readonly Notice[];
  /** Modules whose pages are disabled and not linked from the frame. */
  closed: readonly Module[];
  /** Which help the assistants give. */
  ai: SiteSettings['ai'];
  design: SiteSettings['design'];
}

export type Notice = keyof SiteSettings['notifications'];
export type Module = keyof SiteSettings['modules'];

export function publicSettings({
  chatbot,
  languages: offered,
  notifications,
  modules,
  ai,
  design,
}: SiteSettings): PublicSettings {
  return {
    chat: chatOn(chatbot),
    chatLanguage: chatbot.forceLanguage === 'auto' ? null : chatbot.forceLanguage,
    languages: languages.filter((language) => offered[language]),
    detectsLanguage: offered.autoDetect,
    notices: keysOf(notifications).filter((notice) => notifications[notice]),
    closed: keysOf(modules).filter((module) => !modules[module]),
    ai,
    design,
  };
}

function chatOn({
  enabled,
  mobileOnly,
  desktopOnly,
}: SiteSettings['chatbot']): PublicSettings['chat'] {
  if (!enabled) return 'nowhere';
  if (mobileOnly) return 'phones';
  return desktopOnly ? 'computers' : 'everywhere';
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}
