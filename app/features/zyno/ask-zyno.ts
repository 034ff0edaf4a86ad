import { answersPath, type Answer, type AnswerCall } from '#app/domain/answers/answer.ts';
import type { Language } from '#app/i18n/languages.ts';

/** The answer to a question; null if the server returns none. */
export async function askZyno(
  question: string,
  language: Language,
  signal: AbortSignal,
): Promise<Answer | null> {
  const call: AnswerCall = { question, language };
  try {
    const response = await fetch(answersPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(call),
      signal,
    });
    return response.ok ? ((await response.json()) as Answer) : null;
  } catch {
    return null;
  }
}
