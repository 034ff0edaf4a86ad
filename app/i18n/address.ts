import { isLanguage, languages, type Language } from './languages.ts';
import { pathIn } from './own-paths.ts';
import { paths, screenIds, type Path, type ScreenId } from './paths.ts';

/** `''` for bare addresses, whose language is negotiated; `/fr` and its like for fixed ones. */
export type Prefix = '' | `/${Language}`;

/** The addresses of one page, by form. */
export type AddressForms = Readonly<Record<Prefix, string>>;

/** A pathname taken apart: `/fr/adluma` is prefix `/fr`, path `/adluma`, screen `adluma`. */
export interface Address {
  prefix: Prefix;
  /** The language the address fixes, or null when it has to be negotiated. */
  language: Language | null;
  /** The bare path, without prefix or trailing slash. */
  path: string;
  screen: ScreenId | null;
}

export const prefixes: readonly Prefix[] = [
  '',
  ...languages.map((language) => `/${language}` as const),
];

/** The path of each screen in each language, without duplicates. */
const pathsInWords = (screen: ScreenId): Path[] => [
  ...new Set(languages.map((language) => pathIn(screen, language))),
];

/** Every path of a screen, in any language. */
export const pathsOf = (screen: ScreenId): Path[] => [
  ...new Set([...paths[screen], ...pathsInWords(screen)]),
];

const byPath = (listed: (screen: ScreenId) => readonly Path[]) =>
  new Map<string, ScreenId>(
    screenIds.flatMap((screen) => listed(screen).map((path) => [path, screen] as const)),
  );

/** Does not include aliases, which stay unchanged under any prefix. */
const screensInWords = byPath(pathsInWords);
const screensByPath = byPath(pathsOf);

export function parseAddress(pathname: string): Address {
  const first = pathname.split('/', 2)[1];
  const language = isLanguage(first) ? first : null;
  const prefix: Prefix = language ? `/${language}` : '';
  const path = pathname.slice(prefix.length).replace(/(?<!\/)\/+$/, '') || '/';
  return { prefix, language, path, screen: screensByPath.get(path) ?? null };
}

/**
 * The address of a bare path under a prefix: (`/fr`, `/`) is `/fr`, (`''`, `/ila`) is `/ila`. A screen's path is
 * translated to the prefix's language: (`/en`, `/accessibilite`) is `/en/accessibility`. A hash or query is kept. Two
 * leading slashes, which would name another host, become one.
 */
export function withPrefix(prefix: Prefix, path: string): string {
  const end = path.search(/[?#]/);
  const bare = end < 0 ? path : path.slice(0, end);
  const joined = (prefix + inWordsOf(prefix, bare)).replace(/^[/\\]{2,}/, '/');
  return (prefix && bare === '/' ? prefix : joined) + path.slice(bare.length);
}

function inWordsOf(prefix: Prefix, path: string): string {
  const screen = screensInWords.get(path);
  if (screen === undefined) return path;
  if (prefix !== '') return pathIn(screen, prefix.slice(1) as Language);
  return (paths[screen] as readonly string[]).includes(path) ? path : paths[screen][0];
}

/** Every address under a prefix that shows a screen; the first is the canonical one. */
export function addressesOf(screen: ScreenId, prefix: Prefix): string[] {
  return [...new Set(paths[screen].map((path) => withPrefix(prefix, path)))];
}
