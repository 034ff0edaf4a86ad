import { contentOf } from '#app/content/content.ts';
import { languages } from '#app/domain/languages.ts';
import { listedPages } from '#app/i18n/site-pages.ts';
import type { Changes } from './last-change.ts';
import { digestOf } from './page-texts.ts';

/** The table of changes as of a day, ISO 8601: pages whose texts differ from the table get that day. */
export function changesOn(day: string, known: Changes): Changes {
  const table = languages.map((language) => {
    const rows = listedPages.map((page) => {
      const digest = digestOf(page, contentOf(language));
      const row = known[language][page.id];
      return [page.id, row?.endsWith(` ${digest}`) ? row : `${day} ${digest}`];
    });
    return [language, Object.fromEntries(rows)];
  });
  return Object.fromEntries(table) as Changes;
}
