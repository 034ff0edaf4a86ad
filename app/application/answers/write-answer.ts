import { contentOf } from '#app/content/content.ts';
import type { Answer } from '#app/domain/answers/answer.ts';
import { citedSentences } from '#app/domain/answers/cited-sentences.ts';
import type { Passages } from '#app/domain/answers/quoted-passages.ts';
import { fill } from '#app/i18n/format.ts';
import {
  PromptFailure,
  type Prompt,
  type PromptExecution,
} from '#app/services/prompt-execution/prompt-execution.ts';
import { findOnSite, quoteAnswer, remarkOn, type Question } from './answer-question.ts';

interface Writer {
  execution: PromptExecution;
  signal: AbortSignal;
  /** Receives failed runs. */
  report: (error: unknown) => void;
  /** Milliseconds that a visitor waits for it. */
  patience?: number;
}

/** Well before the timeout of the request itself. */
const longestWait = 20_000;

/**
 * An answer written by a language model from the site's passages, reduced to sentences with a valid citation. Without
 * passages the model is not called; without such a sentence, or when it fails, the built-in answer is used.
 */
export async function writeAnswer(
  question: Question,
  { execution, signal, report, patience = longestWait }: Writer,
): Promise<Answer> {
  const found = findOnSite(question);
  const quoted = quoteAnswer(question, found);
  if (execution.writer === 'local' || found.kind === 'unknown') return quoted;
  const late = AbortSignal.timeout(patience);
  const stop = AbortSignal.any([signal, late]);
  let text = '';
  try {
    for await (const part of execution.run(promptOf(question, found.passages), stop)) text += part;
    if (late.aborted) throw new PromptFailure('timeout');
  } catch (error) {
    report(error);
    return quoted;
  }
  const sentences = citedSentences(text, found.passages);
  if (sentences.length === 0) return quoted;
  const remark = remarkOn(found, question.language);
  return { kind: 'written', remark, sentences, sources: found.passages };
}

function promptOf({ text, language }: Question, passages: Passages): Prompt {
  const { instructions, question, passage } = contentOf(language).answers.model;
  return {
    id: 'answer',
    instructions,
    request: [
      ...passages.map(
        ({ title, text: said }, at) =>
          `${fill(passage, { number: String(at + 1), title })}\n${said}`,
      ),
      `${question}\n${text}`,
    ].join('\n\n'),
    // The built-in answer is a passage with its link, not just text.
    write: () => '',
  };
}
