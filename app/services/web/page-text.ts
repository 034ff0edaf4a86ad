import type { Heading } from '#app/domain/ila/audit/page-evidence.ts';
import type { OpenElement } from './open-element.ts';

const longest = { whole: 100_000, main: 50_000, answer: 1200 } as const;

const blocks = new Set(
  (
    'address article aside blockquote br dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr' +
    ' li main nav ol p pre section table td th tr ul'
  ).split(' '),
);

type HeadingDraft = { -readonly [Key in keyof Heading]: Heading[Key] };

/** Collects a page's visible text, and what follows its headings. */
export class PageText {
  readonly headings: Heading[] = [];
  #main = '';
  #whole = '';
  #last: HeadingDraft | null = null;
  #isLastRepeated = false;

  /** Blocks start and end lines. */
  boundary({ name }: OpenElement): void {
    if (!blocks.has(name)) return;
    this.#main += '\n';
    this.#whole += '\n';
    if (this.#last) this.#last.answer += '\n';
  }

  add(text: string, element: OpenElement): void {
    const shown = text.replace(/\s+/g, ' ');
    if (this.#whole.length < longest.whole) this.#whole += shown;
    if (!element.isRepeated && this.#main.length < longest.main) this.#main += shown;
    // A heading in a footer, such as that of a cookie banner, is followed by the footer's text.
    const follows = element.level === null && element.isRepeated === this.#isLastRepeated;
    if (this.#last && follows && this.#last.answer.length < longest.answer)
      this.#last.answer += shown;
  }

  /** Collapsed content, such as the answer to a question, counts as text. */
  addHidden(text: string): void {
    if (this.#last && this.#last.answer.length < longest.answer)
      this.#last.answer += text.replace(/\s+/g, ' ');
  }

  /** Characters of all visible text so far. */
  get length(): number {
    return this.#whole.length;
  }

  addHeading(heading: HeadingDraft, { isRepeated }: OpenElement): void {
    this.#last = heading;
    this.#isLastRepeated = isRepeated;
    this.headings.push(heading);
  }

  result(): { text: string; wholeText: string; headings: Heading[] } {
    return {
      text: lines(this.#main).slice(0, longest.main),
      wholeText: lines(this.#whole).slice(0, longest.whole),
      headings: this.headings.map((each) => ({
        ...each,
        answer: lines(each.answer).slice(0, longest.answer),
      })),
    };
  }
}

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Blocks on separate lines. */
const lines = (text: string) =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
