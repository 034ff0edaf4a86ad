import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { languages } from '#app/i18n/languages.ts';
import { anEntry } from '../../../../test/contracts/crm-samples.ts';
import { journalExportRows } from '../journal/journal-export.ts';

describe.each(languages)('export files in %s', (language) => {
  const { crm } = contentOf(language);

  it('have names of lowercase letters only, the same as in the full export', () => {
    const { files, tables } = crm.exporting;
    expect(Object.values(files).filter((name) => !/^[a-z]+$/.test(name))).toEqual([]);
    expect(files.taches).toBe(tables.collections.tasks.file);
  });

  it('have sortable timestamps in the reader’s time zone', () => {
    const entry = anEntry({ id: 'e1', timestamp: '2026-01-31T23:30:00.000Z' });
    const [, row] = journalExportRows([entry], crm, 'Asia/Tokyo');
    expect(row?.[0]).toBe('2026-02-01 08:30');
  });
});
