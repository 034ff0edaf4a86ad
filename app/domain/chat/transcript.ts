import type { ChatMessage } from './message.ts';

/** Labels of a transcript, and its time format (epoch milliseconds). */
export interface TranscriptWords {
  title: string;
  senders: Record<ChatMessage['sender'], string>;
  moment: (timestamp: number) => string;
}

/** A conversation as plain text: a title, then each message with its sender, time and links. */
export function transcriptOf(
  messages: readonly ChatMessage[],
  { title, senders, moment }: TranscriptWords,
): string {
  const parts = messages.map(({ sender, timestamp, content, actions = [] }) =>
    [
      `${senders[sender]} – ${moment(timestamp)}`,
      content,
      ...actions.map(({ label, target }) => `→ ${label} (${target})`),
    ].join('\n'),
  );
  return [title, ...parts, ''].join('\n\n').replace(/\n+$/, '\n');
}
