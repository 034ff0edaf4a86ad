import { useState } from 'react';
import {
  readHeaders,
  type DecimalMark,
  type ImportField,
} from '#app/domain/crm/import/csv-columns.ts';
import type { DateOrder } from '#app/domain/crm/import/dates.ts';
import { parseNumber } from '#app/i18n/parse-number.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { localDay } from '../records/local-day.ts';
import { doneText, problemText, resultOf, type ImportResult } from './import-result.ts';
import { importRows, type ChosenRows, type ImportChoices } from './import-rows.ts';
import { dryRun, isAddedMeanwhile, type DryRun } from './import-work.ts';
import { readTable, type Table } from './read-table.ts';
import { useRefusalText } from './use-refusal-text.ts';
import { useWork } from './use-work.ts';

export const importSteps = ['file', 'columns', 'check', 'done'] as const;

/** A parsed table, and its last column mapping. */
export interface Source {
  name: string;
  table: Table;
  headers: readonly string[];
  columns: readonly (ImportField | null)[] | null;
  marks: Marks | null;
}

/** How the file writes numbers and dates. */
export interface Marks {
  decimal: DecimalMark;
  dateOrder: DateOrder;
}

export type ImportState =
  | { step: 'file' }
  | ({ step: 'columns' } & Source)
  | ({ step: 'check'; found: DryRun; choices: ImportChoices | null } & Source)
  | ({ step: 'done'; is: 'imported' | 'undone'; kept?: string | undefined } & ImportResult);

/** Outcomes of an import that has not started. */
const meanwhile = { outcome: 'changed', left: 0 } as const;
const unread = { outcome: 'failed', left: 0 } as const;

/** The language with this decimal separator. */
const languageOf = { comma: 'fr', point: 'en' } as const;

/** The steps of an import. A failed step states why and changes nothing. */
export function useImport() {
  const { language } = useVisit();
  const { messages, store, backend, user, team, planning, offerUndo, notify } = useWorkspace();
  const { importing: copy } = messages;
  const [state, setState] = useState<ImportState>({ step: 'file' });
  const work = useWork();
  const sentenceOf = useRefusalText();

  async function read(file: Blob, name: string): Promise<string | null> {
    const answer = await work.start('reading', (reading) => readTable(file, reading));
    if (answer === null) return copy.cancelled;
    if (!answer.ok) return sentenceOf(answer.refusal, name);
    const head = readHeaders(answer.table.rows);
    if (!head.ok) return sentenceOf(head.refusal, name);
    const { headers } = head;
    setState({ step: 'columns', name, table: answer.table, headers, columns: null, marks: null });
    return null;
  }

  /** @param choices made in an earlier check of the same file */
  async function check(
    { name, table, headers }: Source,
    columns: readonly (ImportField | null)[],
    marks: Marks,
    choices: ImportChoices | null = null,
  ): Promise<string | null> {
    const settings = {
      headers,
      columns,
      owner: user?.name ?? '',
      team,
      dateOrder: marks.dateOrder,
      today: localDay(new Date()),
      readNumber: (text: string) => parseNumber(languageOf[marks.decimal], text).value,
    };
    const rows = table.rows.slice(1);
    const answer = await work
      .start('checking', (reading) => dryRun(store, rows, settings, reading))
      .catch(() => 'failed' as const);
    if (answer === 'failed') return copy.failed;
    if (answer === null) return copy.cancelled;
    const source = { name, table, headers, columns, marks };
    setState({ step: 'check', ...source, found: answer, choices });
    return null;
  }

  async function run(
    checked: Extract<ImportState, { step: 'check' }>,
    rows: ChosenRows,
    choices: ImportChoices,
  ): Promise<string | null> {
    // A failed import returns to these choices.
    setState({ ...checked, choices });
    const answer = await work
      .start('importing', async (reading) =>
        (await isAddedMeanwhile(store, checked.found, reading))
          ? meanwhile
          : importRows(store, rows, choices, planning, { ...reading, weigh: backend.weigh }),
      )
      .catch(() => unread);
    if (answer?.outcome === 'done') {
      const result = resultOf(checked.found, rows, answer);
      offerUndo(doneText(language, copy, result), answer.undo, answer.group, (kept) =>
        setState((now) => (now.step === 'done' ? { ...now, is: 'undone', kept } : now)),
      );
      setState({ step: 'done', is: 'imported', ...result });
      return null;
    }
    const { columns, marks } = checked;
    // What others have added or changed since the check is compared again, so that the user decides with it in view.
    if (answer?.outcome === 'changed' && answer.left === 0 && columns && marks) {
      const failed = await check(checked, columns, marks, choices);
      if (failed) return failed;
    }
    const problem = problemText(language, copy, answer);
    // Also as a toast, as the dialog may have been closed.
    notify(problem, 'dialog');
    return problem;
  }

  return { state, work, go: setState, read, check, run };
}
