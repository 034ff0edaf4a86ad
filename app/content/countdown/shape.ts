import type { TimeLeft } from '#app/domain/launch.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

/** Everything the launch countdown page says. */
export interface CountdownCopy extends PageText {
  eyebrow: string;
  heading: Headline;
  lead: string;
  /** The word beside each number, by its plural form. */
  units: Record<keyof TimeLeft, { one: string; other: string }>;
  /** Said where animations are off. */
  still: string;
  /** Title of the message that replaces the countdown once the moment has passed. */
  launched: string;
  redirecting: string;
  goHome: string;
}
