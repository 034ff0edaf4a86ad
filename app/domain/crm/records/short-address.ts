import { townOfAddress } from './town-of-address.ts';

const houseNumber = /^\d+\s?\p{L}?$/u;

/**
 * The short form of a client's address: the part before the first comma, with the street if that part is a house
 * number, and the town. Source: B §2.3, CRMC-07.
 */
export function shortAddress(address: string): string {
  const parts = address.split(',').map((part) => part.trim());
  const start = parts.slice(0, houseNumber.test(parts[0] ?? '') ? 2 : 1);
  const town = townOfAddress(address);
  const isNamed = start.some((part) => part.startsWith(town));
  return [...start, isNamed ? '' : town].filter(Boolean).join(', ');
}
