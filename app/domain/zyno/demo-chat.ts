import { truncate } from '#app/domain/truncate.ts';

/** One line of the demo chat. Source: B §3, ZYNO-11. */
export interface DemoMessage {
  sender: 'user' | 'zyno';
  message: string;
  /** Epoch milliseconds. */
  timestamp: number;
}

/** Pause before the canned reply, in milliseconds. Source: B §4, ZYNO-09. */
export const demoReplyDelay = 1000;

/** Longest message kept, in characters. */
export const longestDemoMessage = 500;

/** The message as it is sent, or null when there is nothing to send (B §5, ZYNO-06). */
export function readDemoMessage(typed: string): string | null {
  const message = truncate(typed.trim(), longestDemoMessage);
  return message === '' ? null : message;
}

/** @param random from 0 to 1, chooses among the replies */
export function demoReply(replies: readonly string[], random: number): string {
  return replies[Math.min(replies.length - 1, Math.floor(random * replies.length))] ?? '';
}
