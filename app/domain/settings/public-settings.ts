import type { Cockpit } from './cockpit.ts';

type Languages = 'fr' | 'en' | 'es';

/** What the cockpit's settings mean for the public site, the same for every visitor. */
export interface SiteFace {
  /** On which screens the assistant is offered. */
  chat: 'everywhere' | 'phones' | 'computers' | 'nowhere';
  /** The language the assistant speaks, or null for the page's. */
  chatLanguage: Languages | null;
  /** Open languages, at least one, in the order in which they stand in for a closed one. */
  languages: readonly Languages[];
  /** Whether the browser's language counts for an address that fixes none. */
  detectsLanguage: boolean;
  notices: readonly Notice[];
  /** Modules whose pages are closed and linked from nowhere in the frame. */
  closed: readonly Module[];
  design: Cockpit['design'];
}

export type Notice = keyof Cockpit['notifications'];
export type Module = keyof Cockpit['modules'];

const languageOrder = ['fr', 'en', 'es'] as const;

export function siteFace({
  chatbot,
  languages,
  notifications,
  modules,
  design,
}: Cockpit): SiteFace {
  return {
    chat: chatOn(chatbot),
    chatLanguage: chatbot.forceLanguage === 'auto' ? null : chatbot.forceLanguage,
    languages: languageOrder.filter((language) => languages[language]),
    detectsLanguage: languages.autoDetect,
    notices: keysOf(notifications).filter((notice) => notifications[notice]),
    closed: keysOf(modules).filter((module) => !modules[module]),
    design,
  };
}

function chatOn({ enabled, mobileOnly, desktopOnly }: Cockpit['chatbot']): SiteFace['chat'] {
  if (!enabled) return 'nowhere';
  if (mobileOnly) return 'phones';
  return desktopOnly ? 'computers' : 'everywhere';
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}
