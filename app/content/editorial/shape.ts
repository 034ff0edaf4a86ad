import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

interface Titled {
  title: string;
  text: string;
}

interface Headed {
  title: Headline;
  lead: string;
}

/** The blocks of a page. Their running texts may hold links, written as in articles. Icons and targets are beside the layout, in features/editorial. */
export type Block =
  /** Equal parts side by side. */
  | (Headed & { kind: 'cards'; items: Titled[] })
  /** Steps, each with its date. */
  | (Headed & { kind: 'timeline'; items: (Titled & { when: string })[] })
  /** Numbered steps without dates. */
  | (Headed & { kind: 'steps'; items: Titled[] })
  /** Two opposed sides. */
  | (Headed & {
      kind: 'versus';
      /** Whose figures the points are, where they are a client's. */
      of?: 'client';
      sides: { name: string; points: { value: string; label: string }[] }[];
      note: string;
      /** Label of a button to the page's first target. */
      call?: string;
    })
  /** Testimonials of clients, as reported by the agency. */
  | (Headed & { kind: 'quotes'; items: { quote: string; author: string }[]; note: string })
  /** Running text, with points to follow or, marked `x`, to avoid. */
  | {
      kind: 'prose';
      title: string;
      mark: 'check' | 'x';
      paragraphs: string[];
      points: string[];
    }
  | (Headed & { kind: 'questions'; items: { question: string; answer: string }[] });

export interface EditorialPage extends PageText {
  /** Name of the page, and one sentence on its content. */
  name: string;
  summary: string;
  head: { eyebrow: string; title: Headline; lead: string; button: string; second: string };
  blocks: Block[];
  closing: Headed & { button: string; second: string };
}
