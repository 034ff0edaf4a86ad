import type { ChatScript } from '#app/domain/chat/script.ts';

/** Texts of the floating assistant and its window. */
export interface ChatCopy extends ChatScript {
  title: string;
  /** Description of the assistant. */
  nature: string;
  log: string;
  /** Name of each sender, before a message and in the transcript. */
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
  handoff: string;
  download: string;
  /** First line of the downloaded transcript, and the name of its file. */
  transcript: { title: string; file: string };
  forget: string;
  forgotten: string;
}
