import { createContext } from 'react-router';

/** What the server's log may say of messages: nothing of who wrote them or what they say. */
export interface LeadLog {
  kept(line: { reference: string; service: string; language: string }): void;
  /** A message that could not be kept, or looked up. */
  failed(line: { reason: string }): void;
}

/** Set by the server entry. */
export const leadLogContext = createContext<LeadLog>();
