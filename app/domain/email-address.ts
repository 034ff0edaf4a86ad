/**
 * The pattern used by browsers (https://html.spec.whatwg.org/#valid-e-mail-address), with a dot in the host and at most
 * 64 characters before it (RFC 5321 §4.5.3.1.1). It does not allow spaces, quotes, commas, brackets or line breaks.
 */
const pattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Maximum length of an address in characters: RFC 5321 §4.5.3.1.3 without the brackets. */
const longest = 254;

/**
 * Whether a text is an email address. The one rule for the contact form, the CRM, accounts, the map and outgoing
 * emails.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= longest && pattern.test(text);
}
