import type { KnownPath } from '#app/i18n/paths.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

/** Pages that tell something from top to bottom, each in blocks of its own choice. */
export const storyIds = [
  'method',
  'ethics',
  'modular-seo',
  'mini-site',
  'social-proof',
  'seo-explainer',
  'seo-course',
  'module-adluma',
  'module-blogia',
  'module-hub',
  'module-illumatch',
  'module-landing',
] as const;

export type StoryId = (typeof storyIds)[number];

interface Titled {
  title: string;
  text: string;
}

interface Headed {
  title: Headline;
  lead: string;
}

/** What a page is made of. Icons and targets stand beside the layout, in features/story. */
export type Block =
  /** Equal parts side by side. */
  | (Headed & { kind: 'cards'; items: Titled[] })
  /** One after the other, each with its moment. */
  | (Headed & { kind: 'timeline'; items: (Titled & { when: string })[] })
  /** Numbered, for what has an order but no date. */
  | (Headed & { kind: 'steps'; items: Titled[] })
  /** Two sides set against each other. */
  | (Headed & {
      kind: 'versus';
      sides: { name: string; points: { value: string; label: string }[] }[];
      note: string;
    })
  /** Words of clients, as the agency passes them on. */
  | (Headed & { kind: 'quotes'; items: { quote: string; author: string }[]; note: string })
  /** Running text, with points to go by or, marked `x`, to stay away from. */
  | {
      kind: 'prose';
      title: string;
      mark: 'check' | 'x';
      paragraphs: string[];
      points: string[];
    }
  | (Headed & { kind: 'questions'; items: { question: string; answer: string }[] });

export interface Story extends PageText {
  head: { eyebrow: string; title: Headline; lead: string; button: string; second: string };
  blocks: Block[];
  closing: Headed & { button: string; second: string };
}

/** Where the buttons of each page lead: first the one that stands out. */
export const storyTargets = {
  method: ['/contact', '/etudes-de-cas'],
  ethics: ['/contact', '/politique-confidentialite'],
  'modular-seo': ['/ila', '/hub-services'],
  'mini-site': ['/contact', '/hub-services'],
  'social-proof': ['/contact', '/tableau-analytics'],
  'seo-explainer': ['/ila', '/contact'],
  'seo-course': ['/ila', '/comprendre-google'],
  'module-adluma': ['/adluma', '/simulateur-complet'],
  'module-blogia': ['/blogia', '/blog-intelligent'],
  'module-hub': ['/hub-central', '/hub'],
  'module-illumatch': ['/ilumatch', '/hub-services'],
  'module-landing': ['/landing-page-intelligente', '/services/landing-aimant'],
} as const satisfies Record<StoryId, readonly [KnownPath, KnownPath]>;
