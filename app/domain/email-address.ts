/**
 * The pattern that browsers go by (https://html.spec.whatwg.org/#valid-e-mail-address), with a dot in the host and at most
 * 64 characters before it (RFC 5321 §4.5.3.1.1). It has no room for blanks, quotes, commas, brackets or line breaks.
 */
const pattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** The longest address in characters: RFC 5321 §4.5.3.1.3 with its brackets taken off. */
const longest = 254;

/** Whether a text is an e-mail address. The one rule of the contact form, the CRM, accounts, the map and outgoing mail. */
export function isEmailAddress(text: string): boolean {
  return text.length <= longest && pattern.test(text);
}
