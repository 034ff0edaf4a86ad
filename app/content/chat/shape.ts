import type { ChatScript } from '#app/domain/chat/script.ts';

/** Everything the floating assistant says, and what its window says. */
export interface ChatCopy extends ChatScript {
  title: string;
  /** What kind of assistant it is. */
  nature: string;
  log: string;
  /** Who speaks, before each message and in the transcript. */
  senders: { user: string; assistant: string };
  suggestions: string;
  message: string;
  placeholder: string;
  send: string;
  minimise: string;
  expand: string;
  close: string;
  typing: string;
  /** On the minimised window. */
  newReply: string;
  /** `{limit}` is a number of characters. */
  tooLong: string;
  /** Takes the conversation to the contact form. */
  handOver: string;
  download: string;
  /** First line of the downloaded transcript, and the name of its file. */
  transcript: { title: string; file: string };
  forget: string;
  forgotten: string;
}
