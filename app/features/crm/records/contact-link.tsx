import { mailtoLink, telLink } from '#app/domain/contact-links.ts';
import { isEmailAddress } from '#app/domain/email-address.ts';
import { readTelephone } from '#app/domain/telephone/telephone.ts';

/** A `mailto:` link; an invalid address is plain text. */
export function EmailLink({ address, subject }: { address: string; subject?: string }) {
  if (!isEmailAddress(address)) return address;
  return (
    <a href={mailtoLink(address, subject)} className="text-link wrap-anywhere">
      {address}
    </a>
  );
}

/**
 * A telephone link, in E.164 where the country is known; a value without digits is plain text.
 *
 * @param address of the person or business, which may name the country
 */
export function PhoneLink({ number, address }: { number: string; address?: string }) {
  if (!/\d/.test(number)) return number;
  return (
    <a href={dialLink(number, address)} className="text-link wrap-anywhere">
      {number}
    </a>
  );
}

/** The `tel:` address of a number, as in `PhoneLink`. */
export function dialLink(number: string, address?: string): string {
  const read = readTelephone(number, address);
  if (!read) return telLink(number);
  return telLink(read.extension ? `${read.e164} x${read.extension}` : read.e164);
}
