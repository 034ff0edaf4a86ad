import { languages, type Language } from '#app/i18n/languages.ts';
import { shop, type Files, type Served } from './shop.ts';

/** A site of the corpus and the ids of the checks that it fails. */
export interface CorpusSite {
  /** Its host below `localhost`. */
  readonly name: string;
  readonly files: (origin: string) => Files;
  readonly faults: readonly string[];
  /** Ids of checks that must report that they cannot judge it. */
  readonly unjudged?: readonly string[];
}

/** Changes a faultless site into one with faults. */
export interface Seed {
  readonly name: string;
  readonly faults: readonly string[];
  readonly change: (files: Files, language: Language, origin: string) => void;
}

/** Replaces text in a page, or in all of them. Missing text is an error in the corpus. */
export function edit(files: Files, path: string | null, from: string | RegExp, to: string): void {
  const paths = path === null ? Object.keys(files).filter((each) => !/\.\w+$/.test(each)) : [path];
  let edits = 0;
  for (const each of paths) {
    const served = files[each];
    if (!served) throw new Error(`${each} is no page of the site`);
    const before = String(served.body);
    const after = before.replace(from, to);
    if (after !== before) edits++;
    files[each] = { ...served, body: after };
  }
  if (edits === 0) throw new Error(`${String(from)} stands on no page`);
}

export function put(files: Files, path: string, served: Served): void {
  files[path] = served;
}

export const head = (files: Files, markup: string) =>
  edit(files, '/', '</head>', `${markup}</head>`);
export const body = (files: Files, markup: string) =>
  edit(files, '/', '</main>', `${markup}</main>`);

/** Each seed in each of the given languages. */
export function sitesOf(
  seeds: readonly Seed[],
  inLanguages: readonly Language[] = languages,
): CorpusSite[] {
  return seeds.flatMap(({ name, faults, change }) =>
    inLanguages.map((language) => ({
      name: `${name}-${language}`,
      faults,
      files: (origin: string) => {
        const files = shop(language, origin);
        change(files, language, origin);
        return files;
      },
    })),
  );
}
