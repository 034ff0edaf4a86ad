/*
 * Email addresses and telephone numbers as links. Public pages load this file, so addresses are validated elsewhere:
 * email-address.ts.
 */

/** A mailto link (RFC 6068). Addresses are encoded, so that they cannot add recipients or headers. */
export function mailtoLink(to: string | readonly string[], subject = ''): string {
  const addresses = [to]
    .flat()
    .map((each) => encodeURIComponent(each).replace(/%40(?!.*%40)/, '@'));
  return `mailto:${addresses.join()}${subject && `?subject=${encodeURIComponent(subject)}`}`;
}

/** A tel link for a number in any format (RFC 3966): `514 555-0112 poste 3` is `tel:5145550112;ext=3`. */
export function telLink(phone: string): string {
  const [number = '', extension] = phone.trim().split(/(?:x|ext\.?|poste)\s*(?=\d+$)/i);
  return `tel:${number.replace(/(?!^\+)\D/g, '')}${extension ? `;ext=${extension}` : ''}`;
}
