import type { TimeLeft } from '#app/domain/launch.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

/** Texts of the launch countdown. */
export interface CountdownCopy extends PageText {
  eyebrow: string;
  heading: Headline;
  lead: string;
  /** The word beside each number, by its plural form. */
  units: Record<keyof TimeLeft, { one: string; other: string }>;
  /** Shown where animations are off. */
  still: string;
  /** Title of the message that replaces the countdown after the launch. */
  launched: string;
  redirecting: string;
  goHome: string;
}
