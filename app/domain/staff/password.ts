import { normalizeForSearch } from '#app/domain/search/normalize.ts';

/**
 * Lengths in characters. Length is what makes a password hard to guess, so there are no composition rules. Source: NIST
 * SP 800-63B-4 §3.1.1.2; twelve, because a second factor is optional and attempts are throttled.
 */
export const passwordLength = { least: 12, most: 128 } as const;

export type PasswordProblem = 'too-short' | 'too-long' | 'repetitive' | 'personal' | 'common';

/** Minimum number of different characters. */
const fewestDifferent = 5;

/** Frequent beginnings of passwords, and keyboard rows; digits and symbols around them add little. */
const commonWords = [
  'password',
  'passw0rd',
  'motdepasse',
  'contrasena',
  'bienvenue',
  'bienvenido',
  'welcome',
  'administrat',
  'letmein',
  'changeme',
  'azerty',
  'qwerty',
  'qwertz',
  'asdfgh',
  'qsdfgh',
  'abcdef',
  '1q2w3e',
  '1a2z3e',
  '123456',
  '654321',
  'iloveyou',
  'jetaime',
  'teamo',
  'soleil',
  'iluma',
] as const;

/** If at least this many characters remain, the common word is one word among several. */
const enoughBeside = 8;

/**
 * Normalizes a password for hashing and comparison, so that the same keys on another keyboard or system give the same
 * password. Source: RFC 8265 §4.2.
 */
export function normalPassword(typed: string): string {
  return typed.normalize('NFKC');
}

/**
 * Why a text is not accepted as a password, or null.
 *
 * @param person whose name and address must not be used
 * @param isTriedFirst whether a password is on the list of common ones
 */
export function passwordProblem(
  typed: string,
  person: { email: string; name: string },
  isTriedFirst: (password: string) => boolean,
): PasswordProblem | null {
  const characters = Array.from(normalPassword(typed));
  if (characters.length < passwordLength.least) return 'too-short';
  if (characters.length > passwordLength.most) return 'too-long';
  if (new Set(characters).size < fewestDifferent) return 'repetitive';
  const plain = normalizeForSearch(characters.join('')).replace(/\s/g, '');
  const leavesEnough = (word: string) => plain.replaceAll(word, '').length >= enoughBeside;
  const own = [person.email, ...person.email.split(/[@.]/), ...person.name.split(/\s+/)]
    .map(normalizeForSearch)
    .filter((word) => word.length >= 4);
  if (own.some((word) => plain.includes(word) && !leavesEnough(word))) return 'personal';
  if (commonWords.some((word) => plain.includes(word) && !leavesEnough(word))) return 'common';
  return isTriedFirst(characters.join('')) ? 'common' : null;
}
