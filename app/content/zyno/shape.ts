import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

type Four<Part> = [Part, Part, Part, Part];

/** Texts of Zyno's page. */
export interface ZynoCopy extends PageText {
  head: { eyebrow: string; title: Headline; lead: string; button: string; second: string };
  features: { title: Headline; lead: string; items: Four<{ title: string; text: string }> };
  traits: { title: string; items: { name: string; text: string }[] };
  demo: {
    title: Headline;
    lead: string;
    log: string;
    label: string;
    placeholder: string;
    send: string;
    typing: string;
    you: string;
    empty: string;
    examplesTitle: string;
    examples: [string, string, string];
    /** Open a reply; true of an answer and of a refusal. */
    replies: Four<string>;
    /** Before the link to the page that is quoted. */
    source: string;
    book: string;
    failed: string;
    privacy: string;
  };
  /** What it answers, how fast, what it needs and what it leaves to people. */
  use: { title: string; items: { name: string; text: string }[] };
  closing: { title: Headline; lead: string; button: string };
}
