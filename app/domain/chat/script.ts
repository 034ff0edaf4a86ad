import type { ChatAction, ChatIcon, Reply } from './message.ts';
import type { PageKey } from './page-key.ts';
import type { Topic } from './topic.ts';

/** Targets of the assistant's actions, by their keys in the content. */
export const chatActions = {
  form: { target: '/contact', icon: 'arrow-right' },
  call: { target: '/contact/rendez-vous', icon: 'phone' },
  simulator: { target: '/adluma', icon: 'calculator' },
  fullSimulator: { target: '/simulateur-complet', icon: 'calculator' },
  ila: { target: '/ila', icon: 'gauge' },
  services: { target: '/hub-services', icon: 'shopping-bag' },
  match: { target: '/ilumatch', icon: 'puzzle' },
  modularSeo: { target: '/seo-modulaire', icon: 'book-open' },
  faq: { target: '/faq', icon: 'info' },
} as const satisfies Record<string, { target: `/${string}`; icon: ChatIcon }>;

type ChatActionId = keyof typeof chatActions;

const onPage = {
  home: ['simulator', 'ila', 'call'],
  blogia: ['services', 'call'],
  adluma: ['fullSimulator', 'call'],
  contact: ['faq', 'call'],
  faq: ['ila', 'call'],
  general: ['services', 'call'],
} as const satisfies Record<PageKey, readonly ChatActionId[]>;

const onTopic = {
  person: ['form', 'call'],
  complaint: ['form', 'call'],
  rude: ['form', 'call'],
  thanks: ['form', 'call'],
  greeting: ['services', 'call'],
  seo: ['ila', 'modularSeo', 'call'],
  adluma: ['simulator', 'fullSimulator'],
  services: ['services', 'match', 'call'],
  contact: ['call'],
  faq: ['faq', 'call'],
  default: ['faq', 'form', 'call'],
} as const satisfies Record<Topic, readonly ChatActionId[]>;

/** Texts of the assistant in one language. */
export interface ChatScript {
  pages: Record<PageKey, { greeting: string; suggestions: readonly string[] }>;
  /** Several replies per topic. */
  replies: Record<Topic, readonly [string, ...string[]]>;
  /** Introduction of a passage from the site. */
  found: readonly [string, ...string[]];
  actions: Record<ChatActionId, string>;
}

/** A passage of the site that answers a question. */
export interface QuotedPassage {
  title: string;
  text: string;
  target: `/${string}`;
  /** Shown first if the passage does not confirm what the question assumes. */
  remark?: string;
}

export function greetingOn(page: PageKey, script: ChatScript): Reply {
  const { greeting, suggestions } = script.pages[page];
  return { content: greeting, suggestions, actions: actionsOf(onPage[page], script) };
}

/** @param random from 0 to 1, selects one of the topic's replies */
export function cannedReply(
  topic: Topic,
  page: PageKey,
  script: ChatScript,
  random: number,
): Reply {
  return {
    content: oneOf(script.replies[topic], random),
    suggestions: script.pages[page].suggestions,
    actions: actionsOf(onTopic[topic], script),
  };
}

/** A quoted passage with a link to its page; `random` as above. */
export function passageReply(
  { title, text, target, remark }: QuotedPassage,
  page: PageKey,
  script: ChatScript,
  random: number,
): Reply {
  return {
    content: `${remark ?? oneOf(script.found, random)}\n\n${text}`,
    suggestions: script.pages[page].suggestions,
    actions: [{ label: title, target, icon: 'arrow-right' }],
  };
}

/** A topic's reply, followed by the site's answer to the question. */
export function cannedReplyWith(passage: QuotedPassage, canned: Reply, quoted: Reply): Reply {
  const actions = (canned.actions ?? []).filter(({ target }) => target !== passage.target);
  return {
    ...canned,
    content: `${canned.content}\n\n${quoted.content}`,
    actions: [...(quoted.actions ?? []), ...actions],
  };
}

function oneOf<Item>(items: readonly [Item, ...Item[]], random: number): Item {
  return items[Math.min(Math.floor(random * items.length), items.length - 1)] ?? items[0];
}

function actionsOf(ids: readonly ChatActionId[], script: ChatScript): ChatAction[] {
  return ids.map((id) => ({ label: script.actions[id], ...chatActions[id] }));
}
