import { isLanguage, languages, type Language } from './languages.ts';
import { paths, screenIds, type ScreenId } from './paths.ts';

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

const screensByPath = new Map<string, ScreenId>(
  screenIds.flatMap((screen) => paths[screen].map((path) => [path, screen] as const)),
);

export const prefixes: readonly Prefix[] = [
  '',
  ...languages.map((language) => `/${language}` as const),
];

export function parseAddress(pathname: string): Address {
  const first = pathname.split('/', 2)[1];
  const language = isLanguage(first) ? first : null;
  const prefix: Prefix = language ? `/${language}` : '';
  const path = pathname.slice(prefix.length).replace(/\/+$/, '') || '/';
  return { prefix, language, path, screen: screensByPath.get(path) ?? null };
}

/**
 * Joins a prefix and a bare path: (`/fr`, `/`) is `/fr`, (`''`, `/ila`) is `/ila`. A hash or query stays behind it. Two
 * leading slashes, which would name another host, become one.
 */
export function withPrefix(prefix: Prefix, path: string): string {
  const joined = (prefix + path).replace(/^[/\\]{2,}/, '/');
  return prefix && (path === '/' || path.startsWith('/#') || path.startsWith('/?'))
    ? prefix + path.slice(1)
    : joined;
}
