import { day, hour } from '../durations.ts';

/** Links for choosing a password, with their validity in milliseconds. */
export const linkValidity = {
  /** For a new account: a colleague may be away for some days. */
  invitation: 7 * day,
  /** Requested by an administrator. */
  reset: 72 * hour,
  /** Requested on the sign-in page, by anyone who knows the email address. */
  forgotten: hour / 2,
} as const;

export type LinkPurpose = keyof typeof linkValidity;

/** A valid link, as shown on its page. */
export interface AccountLink {
  purpose: LinkPurpose;
  email: string;
  name: string;
}
