import { contentOf } from '#app/content/content.ts';
import type { Database, Reader } from '#app/data/engine/database.server.ts';
import {
  ownTemplates,
  removeTemplate as removeOwn,
  writeTemplate as writeOwn,
} from '#app/data/leads/reply-templates.server.ts';
import type { ReplyTemplate } from '#app/domain/leads/reply.ts';
import { languages } from '#app/i18n/languages.ts';

/** All templates: first the built-in ones, with the team's wording where they were edited, then the team's own. */
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
 * Writes a template of the team, replacing the built-in one if there is one.
 *
 * @returns all templates, or null when the template has changed since the version that was read
 */
export async function writeTemplate(
  database: Database,
  ...written: Parameters<typeof writeOwn> extends [Database, ...infer Rest] ? Rest : never
): Promise<ReplyTemplate[] | null> {
  const isWritten = await writeOwn(database, ...written);
  return isWritten ? listTemplates(database.db) : null;
}

/**
 * Deletes a template of the team.
 *
 * @returns all templates; `gone` when the team has no such template
 */
export async function removeTemplate(
  database: Database,
  ...removed: Parameters<typeof removeOwn> extends [Database, ...infer Rest] ? Rest : never
): Promise<ReplyTemplate[] | 'changed' | 'gone'> {
  const outcome = await removeOwn(database, ...removed);
  return outcome === 'removed' ? listTemplates(database.db) : outcome;
}
