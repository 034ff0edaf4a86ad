import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { fontCharacters } from '../../scripts/font-characters.ts';
import { languages, type Language } from './languages.ts';

const root = join(import.meta.dirname, '../..');
const sources = globSync('{app,server,vite,scripts}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
  .toSorted();

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each);
  else if (isNode(value)) {
    yield value;
    for (const part of Object.values(value)) if (typeof part === 'object') yield* nodesIn(part);
  }
}

/** String literals or property keys, in order, of a node. */
function namesIn(node: Node): string[] {
  const parts = [node['elements'], node['types'], node['properties']].find(Array.isArray) ?? [];
  return parts.filter(isNode).flatMap((part) => {
    const name = [part['key'], part['literal'], part].find(isNode);
    const text = name?.['name'] ?? name?.['value'];
    return typeof text === 'string' ? [text] : [];
  });
}

/** Constructs of a file that enumerate languages: lists (arrays and unions) and tables (objects). */
interface ByLanguage {
  readonly file: string;
  readonly kind: 'list' | 'table';
  readonly names: readonly string[];
}

const kinds: Partial<Record<string, ByLanguage['kind']>> = {
  ArrayExpression: 'list',
  TSUnionType: 'list',
  ObjectExpression: 'table',
};

const byLanguage: readonly ByLanguage[] = sources.flatMap((file) => {
  const code = readFileSync(join(root, file), 'utf8');
  // A file that does not name every language enumerates none.
  if (!languages.every((language) => new RegExp(`\\b${language}\\b`).test(code))) return [];
  return [...nodesIn(parseAst(code, { lang: 'tsx' }))].flatMap((node) => {
    const kind = kinds[node.type];
    if (!kind) return [];
    const names = namesIn(node);
    return languages.every((language) => names.includes(language)) ? [{ file, kind, names }] : [];
  });
});

const filesOf = (found: readonly ByLanguage[]) => [...new Set(found.map(({ file }) => file))];

/** Files whose tables lack the language. */
const editsFor = (language: string) =>
  filesOf(byLanguage.filter(({ names }) => !names.includes(language)));

/** Folders with texts in other languages, but not in this one. */
function foldersWithout(language: string): string[] {
  const texts = sources.filter((file) => languages.some((each) => basename(file) === `${each}.ts`));
  const folders = [...new Set(texts.map(dirname))];
  return folders.filter((folder) => !sources.includes(`${folder}/${language}.ts`));
}

/** Texts that mention each language: its switch in the site settings. */
const mentions = languages.map((language) => `app/content/full-system/settings/${language}.ts`);

describe('the languages', () => {
  it('are listed in one file', () => {
    const lists = byLanguage.filter(({ kind }) => kind === 'list');
    expect(filesOf(lists)).toEqual(['app/domain/languages.ts']);
  });

  it('are not listed in regular expressions', () => {
    const listed = sources.filter((file) =>
      languages.every((first) =>
        languages.some((second) =>
          new RegExp(`\\b${first}\\|${second}\\b|\\b${second}\\|${first}\\b`).test(
            readFileSync(join(root, file), 'utf8'),
          ),
        ),
      ),
    );
    expect(listed).toEqual([]);
  });

  it.each(languages)(
    'include %s in every table and every folder of texts',
    (language: Language) => {
      expect(editsFor(language)).toEqual([]);
      expect(foldersWithout(language)).toEqual([]);
    },
  );
});

describe('a fourth language', () => {
  const edits = editsFor('de');
  const folders = foldersWithout('de');

  it('needs changes in these files, at most twenty besides the texts that name languages', () => {
    expect(edits.toSorted()).toEqual(
      [
        'app/application/bookings/time-zones.ts',
        'app/content/company/answer-promise.ts',
        'app/content/content.ts',
        'app/content/crm/stages.ts',
        'app/content/editorial/pages.ts',
        'app/content/pictures/screen-pictures.ts',
        // How questions are asked in each language.
        'app/domain/answers/languages/question-words.ts',
        'app/domain/answers/off-subject.ts',
        'app/domain/answers/premise.ts',
        'app/domain/blogia/text/languages/writing-rules.ts',
        'app/domain/ila/audit/audited-languages.ts',
        'app/domain/languages.ts',
        'app/domain/punctuation.ts',
        'app/domain/search/ignored-words.ts',
        'app/domain/search/stem.ts',
        'app/domain/search/trade-synonyms.ts',
        // Translated addresses of each language.
        'app/i18n/guide-paths.ts',
        'app/i18n/languages.ts',
        'app/services/web/stated-country.ts',
        'server/http/plain-error.ts',
        ...mentions,
      ].toSorted(),
    );
    expect(edits.length - mentions.length).toBeLessThanOrEqual(20);
  });

  it('needs a text in every folder with a French one', () => {
    const french = sources.filter((file) => basename(file) === 'fr.ts').map(dirname);
    expect(folders.toSorted()).toEqual(french.toSorted());
    expect(folders).toEqual(
      expect.arrayContaining([
        'app/content',
        'app/content/screens',
        'app/content/mail',
        'app/content/editorial/method',
        'app/domain/blogia/text/languages',
      ]),
    );
  });

  it('needs one more font character for German', () => {
    const missing = Array.from('ÄÖÜäöüß„“').filter(
      (character) => !fontCharacters.includes(character),
    );
    // The low quotation mark must be added to scripts/font-characters.ts.
    expect(missing).toEqual(['„']);
  });
});
