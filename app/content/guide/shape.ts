import type { AuditCheckId } from '#app/domain/ila/audit/check-table.ts';
import type { Area } from '#app/domain/ila/audit/check.ts';
import type { PluralForms } from '#app/i18n/plural.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

/** Where a site may be kept, in the order in which the mends are shown. */
export const platforms = ['wordpress', 'wix', 'shopify', 'squarespace', 'byHand'] as const;

export type Platform = (typeof platforms)[number];

/**
 * What the page of a check says beyond what the report says of it (see audit-checks): both stand on the page, 250 to
 * 500 words together. No sentence stands on two pages.
 */
export interface GuideText extends PageText {
  /** Headline: what people would search for, in a few words. */
  heading: string;
  /** What the fault costs, with figures or an example. May hold links. */
  why: string;
  /** How to see it on one's own site, without us. May hold links. */
  see: string;
  /** How to mend it, with the platform's menus as they are called in its own interface. */
  mends: Record<Platform, string>;
}

/** The pages of all checks. One that is missing does not compile. */
type GuideTexts = Readonly<Record<AuditCheckId, GuideText>>;

/** Those of one file. */
export type SomeGuideTexts = Partial<GuideTexts>;

/** The home page's, the assessment's, the site audit's and the module's dashboard's. */
export type IlaScore = 'home' | 'wizard' | 'audit' | 'dashboard';

export interface GuideFrame {
  hub: PageText & {
    heading: Headline;
    lead: string;
    /** `{count}` pages. */
    count: PluralForms;
    /** How to use the guide. */
    intro: string;
    areas: Record<Area, string>;
    measure: { title: Headline; lead: string; button: string };
    /** The scores named ILA, told apart. */
    scores: {
      title: string;
      lead: string;
      rows: Record<IlaScore, { name: string; looksAt: string; kind: string }>;
    };
  };
  page: {
    /** `{area}` and `{points}`. */
    worth: string;
    points: PluralForms;
    noPoints: string;
    why: string;
    see: string;
    steps: string;
    /** `{effort}` */
    effort: string;
    mends: string;
    platforms: Record<Platform, string>;
    source: string;
    /** `{date}` */
    written: string;
    contents: string;
    /** Other pages of the same area. */
    related: string;
    all: string;
    next: { title: Headline; lead: string; button: string };
  };
}

export interface GuideCopy extends GuideFrame {
  checks: GuideTexts;
}
