import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

/** Texts of the page about the audit's robot. */
export interface RobotCopy extends PageText {
  heading: Headline;
  lead: string;
  /** Introduces the User-Agent header. */
  agent: string;
  sections: readonly { title: string; text: string }[];
  refuse: {
    title: string;
    /** Before the lines for robots.txt, and after them. */
    before: string;
    after: string;
  };
  contact: { title: string; text: string; link: string };
}
