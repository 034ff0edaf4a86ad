import { truncate } from '#app/domain/truncate.ts';
import type { Answer } from '../answers/answer.ts';

/** One line of the demo chat. Source: B §3, ZYNO-11. */
export interface DemoMessage {
  sender: 'user' | 'zyno';
  /** The visitor's words, or the opening of Zyno's reply. */
  message: string;
  /** Epoch milliseconds; null for a question in the page's URL. */
  timestamp: number | null;
  /** Zyno's answer from the site's pages; null if there is none. */
  answer?: Answer | null;
}

/** Pause before the opening of a reply, in milliseconds. Source: B §4, ZYNO-09. */
export const demoReplyDelay = 1000;

/** Maximum length of a stored message, in characters. */
export const longestDemoMessage = 500;

/** The message to send, or null if there is nothing to send (B §5, ZYNO-06). */
export function readDemoMessage(typed: string): string | null {
  const message = truncate(typed.trim(), longestDemoMessage);
  return message === '' ? null : message;
}

/** @param random from 0 to 1, selects one of the openings */
export function demoOpener(openers: readonly string[], random: number): string {
  return openers[Math.min(openers.length - 1, Math.floor(random * openers.length))] ?? '';
}

/** The conversation on a page opened with a question: without scripts, or from a shared URL. */
export function askedConversation(
  question: string,
  answer: Answer,
  openers: readonly string[],
): DemoMessage[] {
  return [
    { sender: 'user', message: question, timestamp: null },
    { sender: 'zyno', message: demoOpener(openers, 0), timestamp: null, answer },
  ];
}
