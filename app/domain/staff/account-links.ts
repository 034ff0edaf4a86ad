import { day, hour } from '../durations.ts';

/** Links that let somebody choose a password, and how long each is valid, in milliseconds. */
export const linkValidity = {
  /** Of a new account: a colleague may be away for some days. */
  invitation: 7 * day,
  /** Asked for by an administrator. */
  reset: 72 * hour,
  /** Asked for on the sign-in page, by whoever knows the address. */
  forgotten: hour / 2,
} as const;

export type LinkPurpose = keyof typeof linkValidity;

/** A link that is still valid, as its page shows it. */
export interface AccountLink {
  purpose: LinkPurpose;
  email: string;
  name: string;
}
