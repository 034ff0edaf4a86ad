import { normalizeForSearch } from '#app/domain/search/normalize.ts';

/**
 * Lengths in characters. Length is what makes a password hard to guess, so nothing is asked of its composition.
 * Source: NIST SP 800-63B-4 §3.1.1.2; twelve, because accounts here may add a second step and tries are slowed down.
 */
export const passwordLength = { least: 12, most: 128 } as const;

export type PasswordProblem = 'too-short' | 'too-long' | 'repetitive' | 'personal' | 'common';

/** Fewest different characters. */
const fewestDifferent = 5;

/** Beginnings of what people choose most, and rows of their keyboards; digits and signs around them change little. */
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

/** A remainder this long, in characters, makes a common word one word among several. */
const enoughBeside = 8;

/**
 * A password as it is hashed and compared: in one Unicode form, so that the same keys on another keyboard or system
 * give the same password. Source: RFC 8265 §4.2.
 */
export function normalPassword(typed: string): string {
  return typed.normalize('NFKC');
}

/**
 * What keeps a text from being a password, or null.
 *
 * @param person whose own words are no secret
 * @param isTriedFirst whether a password is on the list of those that get tried first
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
