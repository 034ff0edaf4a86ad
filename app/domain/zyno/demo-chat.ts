import { truncate } from '#app/domain/truncate.ts';
import type { Answer } from '../answers/answer.ts';

/** One line of the demo chat. Source: B §3, ZYNO-11. */
export interface DemoMessage {
  sender: 'user' | 'zyno';
  /** The visitor's words, or the words that open Zyno's answer. */
  message: string;
  /** Epoch milliseconds; null for a question that the page was opened with. */
  timestamp: number | null;
  /** Zyno's answer from the site's pages; null where none came. */
  answer?: Answer | null;
}

/** Pause before the words that open a reply, in milliseconds. Source: B §4, ZYNO-09. */
export const demoReplyDelay = 1000;

/** Longest message kept, in characters. */
export const longestDemoMessage = 500;

/** The message as it is sent, or null when there is nothing to send (B §5, ZYNO-06). */
export function readDemoMessage(typed: string): string | null {
  const message = truncate(typed.trim(), longestDemoMessage);
  return message === '' ? null : message;
}

/** @param random from 0 to 1, chooses among the openers */
export function demoOpener(openers: readonly string[], random: number): string {
  return openers[Math.min(openers.length - 1, Math.floor(random * openers.length))] ?? '';
}

/** The conversation of a page that was opened with a question: no scripts, or a shared address. */
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
