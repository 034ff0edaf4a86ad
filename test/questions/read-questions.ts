import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#app/i18n/languages.ts';
import { paths } from '#app/i18n/paths.ts';
import { checkOfPath } from '#app/i18n/site-pages.ts';

/** Whether the site answers a question, with a price where one is asked, it is on another subject, or it supposes what is not true. */
type QuestionKind = 'answer' | 'price' | 'off' | 'false';

interface KeptQuestion {
  kind: QuestionKind;
  /** Ids of the pages that answer it, `faq#` and an anchor for a question of the FAQ; empty for the other kinds. */
  pages: readonly string[];
  text: string;
  /** Held out: its misses are not looked at while the engine is tuned. Every second line of its file. */
  isHeldOut: boolean;
}

/**
 * Sets of questions beside those that are kept: whose misses were looked at while the words of pages were written; of
 * which some were; whose misses nobody has looked at; on towns and the guide; and those that say who asks.
 */
export type QuestionSet = 'visitors' | 'unseen' | 'fresh' | 'towns' | 'guide' | 'askers';

/** The questions of a set, or those kept, in a language: kind, pages separated by bars, and text, separated by tabs. */
export function keptQuestions(language: Language, set: QuestionSet | '' = ''): KeptQuestion[] {
  const file = readFileSync(join(import.meta.dirname, set, `${language}.tsv`), 'utf8');
  return file
    .trimEnd()
    .split('\n')
    .map((line, number) => {
      const [kind = '', pages = '', text = ''] = line.split('\t');
      return {
        kind: kind as QuestionKind,
        pages: pages === '-' ? [] : pages.split('|'),
        text,
        isHeldOut: number % 2 === 1,
      };
    });
}

/** The id of the page at a bare address, with its anchor. */
export function pageIdOf(address: string): string {
  const check = checkOfPath(address);
  if (check !== null) return `guide#${check}`;
  const [path, hash] = address.split('#');
  const [id = address] = Object.entries(paths).find(([, known]) => known[0] === path) ?? [];
  return hash ? `${id}#${hash}` : id;
}
