import type { Contrast, Switch } from '#app/domain/accessibility/settings.ts';

type Act =
  | 'help'
  | 'search'
  | 'accessibility'
  | 'content'
  | 'next'
  | 'previous'
  | '/'
  | '/contact'
  | '/modules'
  | '/hub-services'
  | '/ila'
  | '/adluma'
  | '/etudes-de-cas'
  | '/blog-intelligent'
  | '/faq';

/** Texts of the accessibility panel, the list of shortcuts and the voice reader. */
export interface AccessibilityPanelCopy {
  title: string;
  intro: string;
  statement: string;
  close: string;
  fontSize: { label: string; smaller: string; larger: string };
  contrast: { label: string; options: Record<Contrast, string> };
  switches: Record<Switch, { label: string; help: string }>;
  showShortcuts: string;
  reset: string;
  isReset: string;
  /** Shown when the browser denies storage. */
  notKept: string;
  shortcuts: {
    title: string;
    intro: string;
    close: string;
    /** Between two keys pressed one after the other. */
    thenKey: string;
    acts: Record<Act, string>;
  };
  reader: {
    title: string;
    play: string;
    pause: string;
    resume: string;
    stop: string;
    previous: string;
    next: string;
    pick: string;
    picking: string;
    section: string;
    /** The list's first entry: no heading chosen. */
    wholePage: string;
    /** Progress of the reader: {at} of {count} blocks. */
    position: string;
    ready: string;
    unavailable: string;
    noVoice: string;
    otherVoice: string;
  };
}
