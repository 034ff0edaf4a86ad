import { contentOf } from '#app/content/content.ts';
import {
  ownTemplates,
  removeTemplate as removeOwn,
  writeTemplate as writeOwn,
} from '#app/data/leads/reply-templates.server.ts';
import type { Database, Reader } from '#app/data/engine/database.server.ts';
import type { ReplyTemplate } from '#app/domain/leads/reply.ts';
import { languages } from '#app/i18n/languages.ts';

/** All templates: the site's own first, each in the team's wording where there is one, then the team's. */
export async function listTemplates(reader: Reader): Promise<ReplyTemplate[]> {
  const own = await ownTemplates(reader);
  const originals = languages.flatMap((language) =>
    contentOf(language).leadReplies.map((template) => ({ ...template, language })),
  );
  const isSame = (one: Pick<ReplyTemplate, 'id' | 'language'>) => (other: typeof one) =>
    other.id === one.id && other.language === one.language;
  return [
    ...originals.map((original) => {
      const changed = own.find(isSame(original));
      return { ...original, version: 0, ...changed, isOriginal: changed === undefined };
    }),
    ...own
      .filter((each) => !originals.some(isSame(each)))
      .map((each) => ({ ...each, isOriginal: false })),
  ];
}

/**
 * Writes a template of the team's own, in place of the site's where there is one.
 *
 * @returns all templates after it, or null when another version has been written since
 */
export async function writeTemplate(
  database: Database,
  ...written: Parameters<typeof writeOwn> extends [Database, ...infer Rest] ? Rest : never
): Promise<ReplyTemplate[] | null> {
  const isWritten = await writeOwn(database, ...written);
  return isWritten ? listTemplates(database.db) : null;
}

/**
 * Removes one.
 *
 * @returns all templates after it; `gone` when the team wrote no such template
 */
export async function removeTemplate(
  database: Database,
  ...removed: Parameters<typeof removeOwn> extends [Database, ...infer Rest] ? Rest : never
): Promise<ReplyTemplate[] | 'changed' | 'gone'> {
  const outcome = await removeOwn(database, ...removed);
  return outcome === 'removed' ? listTemplates(database.db) : outcome;
}
