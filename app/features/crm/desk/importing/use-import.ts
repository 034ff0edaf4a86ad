import { useState } from 'react';
import {
  readHeaders,
  type DecimalMark,
  type HeaderRefusal,
  type ImportField,
} from '#app/domain/crm/csv-columns.ts';
import { importLimits } from '#app/domain/crm/csv-import.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { parseNumber } from '#app/i18n/parse-number.ts';
import { plural } from '#app/i18n/plural.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useDesk } from '../desk.tsx';
import { dryRun, importRows, type DryRun, type Importable } from './import-work.ts';
import { readTable, type ReadTable, type Table } from './read-table.ts';
import { useWork } from './use-work.ts';

export const importSteps = ['file', 'columns', 'check', 'done'] as const;

/** A table that has been read, and what its columns were last said to be. */
export interface Source {
  name: string;
  table: Table;
  headers: readonly string[];
  columns: readonly (ImportField | null)[] | null;
  decimal: DecimalMark | null;
}

export type ImportState =
  | { step: 'file' }
  | ({ step: 'columns' } & Source)
  | ({ step: 'check'; found: DryRun } & Source)
  | { step: 'done'; count: number; duplicates: number; invalid: number };

type Refusal = HeaderRefusal | Extract<ReadTable, { ok: false }>['refusal'];

/** The language whose numbers are written with the mark. */
const languageOf = { comma: 'fr', point: 'en' } as const;

/** The steps of an import. Each that fails says why, and leaves everything as it was. */
export function useImport() {
  const { language } = useVisit();
  const { words, store, workspace, user, planning, offerUndo, notify } = useDesk();
  const { importing: copy } = words;
  const [state, setState] = useState<ImportState>({ step: 'file' });
  const work = useWork();
  const number = (value: number) => formatNumber(language, value);

  function sentenceOf(refusal: Refusal, name: string): string {
    return fill(copy.refusals[refusal.code], {
      name,
      rows: number(importLimits.rows),
      columns:
        'columns' in refusal
          ? refusal.columns.map(number).join(', ')
          : number(importLimits.columns),
      headers: 'headers' in refusal ? refusal.headers.join(', ') : '',
      line: 'line' in refusal ? number(refusal.line) : '',
    });
  }

  async function read(file: Blob, name: string): Promise<string | null> {
    const answer = await work.start('reading', (reading) => readTable(file, reading));
    if (answer === null) return copy.cancelled;
    if (!answer.ok) return sentenceOf(answer.refusal, name);
    const head = readHeaders(answer.table.rows);
    if (!head.ok) return sentenceOf(head.refusal, name);
    const { headers } = head;
    setState({ step: 'columns', name, table: answer.table, headers, columns: null, decimal: null });
    return null;
  }

  async function check(
    { name, table, headers }: Source,
    columns: readonly (ImportField | null)[],
    decimal: DecimalMark,
  ): Promise<string | null> {
    const settings = {
      headers,
      columns,
      owner: user?.name ?? '',
      readNumber: (text: string) => parseNumber(languageOf[decimal], text).value,
    };
    const rows = table.rows.slice(1);
    const answer = await work
      .start('checking', (reading) => dryRun(store, rows, settings, reading))
      .catch(() => 'failed' as const);
    if (answer === 'failed') return copy.failed;
    if (answer === null) return copy.cancelled;
    setState({ step: 'check', name, table, headers, columns, decimal, found: answer });
    return null;
  }

  async function run(rows: readonly Importable[], found: DryRun): Promise<string | null> {
    const answer = await work.start('importing', (reading) =>
      importRows(store, rows, planning, reading, workspace.weigh),
    );
    if (answer?.outcome === 'done') {
      const { length: count } = rows;
      offerUndo(plural(language, count, copy.done), answer.undo);
      const duplicates = found.new.length + found.duplicate.length - count;
      setState({ step: 'done', count, duplicates, invalid: found.invalid.length });
      return null;
    }
    const problem =
      answer && answer.left > 0
        ? fill(copy.halfway, { count: number(answer.left) })
        : answer?.outcome === 'failed'
          ? copy.failed
          : copy.cancelled;
    // Said on the page too, as the dialog may have been closed.
    notify(problem, 'dialog');
    return problem;
  }

  return { state, work, go: setState, read, check, run };
}
