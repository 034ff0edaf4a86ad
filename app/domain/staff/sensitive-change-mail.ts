import type { NewMessage } from '../delivery/outbox.ts';
import { languages, type Language } from '../languages.ts';
import { undoOf, type SensitiveChange } from './sensitive-changes.ts';

/** The account's owner. */
export interface AccountOwner {
  name: string;
  email: string;
  /** Null for someone who has never signed in. */
  language: Language | null;
}

/**
 * The email that informs an account's owner of a sensitive change.
 *
 * @param by name of the person who made it
 */
export function sensitiveChangeMail(
  { name, email, language }: AccountOwner,
  change: SensitiveChange,
  at: Date,
  by: string,
): NewMessage {
  return {
    topic: 'mail',
    dedupeKey: null,
    about: email,
    payload: {
      template: 'staff-grave-change',
      to: email,
      language: language ?? languages[0],
      values: { name, change, undo: undoOf[change], at: at.toISOString(), by },
    },
  };
}
