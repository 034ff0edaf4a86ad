import type { Town } from '#app/domain/towns.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

/** Texts of one service's page for one town. Paragraphs, points and answers may hold links, written as in articles. */
export interface TownText extends PageText {
  head: { eyebrow: string; title: Headline; lead: string };
  sections: { title: string; paragraphs: string[]; points: string[] }[];
  questions: { question: string; answer: string }[];
}

/** Texts common to the pages of towns. */
export interface TownFrame {
  towns: Record<Town, string>;
  ask: string;
  from: string;
  prices: string;
  /** Above the links to the same service in other towns. */
  elsewhere: string;
  questions: string;
  closing: { title: Headline; lead: string; button: string; second: string };
}
