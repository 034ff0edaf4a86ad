import type { NewMessage } from '../delivery/outbox.ts';
import { languages, type Language } from '../languages.ts';
import { undoOf, type SensitiveChange } from './sensitive-changes.ts';

/** Whose account it is. */
export interface AccountOwner {
  name: string;
  email: string;
  /** Null for somebody who has never signed in. */
  language: Language | null;
}

/**
 * The mail that informs the owner of an account of a sensitive change.
 *
 * @param by name of who made it
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
