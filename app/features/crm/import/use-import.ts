import { useState } from 'react';
import {
  readHeaders,
  type DecimalMark,
  type HeaderRefusal,
  type ImportField,
} from '#app/domain/crm/import/csv-columns.ts';
import { importLimits } from '#app/domain/crm/import/csv-import.ts';
import type { DateOrder } from '#app/domain/crm/import/dates.ts';
import type { ImportCopy } from '#app/content/crm/importing/shape.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { parseNumber } from '#app/i18n/parse-number.ts';
import { plural } from '#app/i18n/plural.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { localDay } from '../records/local-day.ts';
import { importRows, type ChosenRows, type ImportChoices } from './import-rows.ts';
import { dryRun, isAddedMeanwhile, type DryRun } from './import-work.ts';
import { readTable, type ReadTable, type Table } from './read-table.ts';
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
  | ({ step: 'done'; is: 'imported' | 'undone' } & ImportResult);

/** Clients added and updated, rows that joined a new one or were left aside, and cells left out. */
export interface ImportResult {
  count: number;
  updated: number;
  joined: number;
  duplicates: number;
  invalid: number;
  lostCells: number;
}

type Refusal = HeaderRefusal | Extract<ReadTable, { ok: false }>['refusal'];

/** Outcomes of an import that has not begun. */
const meanwhile = { outcome: 'changed', left: 0 } as const;
const unread = { outcome: 'failed', left: 0 } as const;

/** The language with this decimal separator. */
const languageOf = { comma: 'fr', point: 'en' } as const;

/** The steps of an import. A failed step states why, and changes nothing. */
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

  /** @param choices made on an earlier check of it */
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
    // A failed import comes back to what was chosen.
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
      offerUndo(doneText(language, copy, result), answer.undo, answer.group, () =>
        setState((now) => (now.step === 'done' ? { ...now, is: 'undone' } : now)),
      );
      setState({ step: 'done', is: 'imported', ...result });
      return null;
    }
    const { columns, marks } = checked;
    // What others have added or changed since the check is compared anew, and decided on with it in sight.
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

function resultOf(
  { new: fresh, duplicate, invalid }: DryRun,
  { added, updates }: ChosenRows,
  { updated }: { updated: number },
): ImportResult {
  const joining = added.flatMap((each) => each.joining);
  const chosen = [...added.map(({ row }) => row), ...joining, ...updates.map(({ row }) => row)];
  const aside = fresh.length + duplicate.length - chosen.length;
  const duplicates = Math.min(aside, duplicate.length);
  return {
    count: added.length,
    updated,
    joined: joining.length,
    duplicates,
    invalid: invalid.length + aside - duplicates,
    lostCells: chosen.reduce((sum, { lost }) => sum + lost.length, 0),
  };
}

/** Why an import has not been done, or not in full. */
function problemText(
  language: Language,
  copy: ImportCopy,
  answer: { outcome: string; left: number } | null,
): string {
  if (answer && answer.left > 0)
    return fill(copy.halfway, { count: formatNumber(language, answer.left) });
  if (answer?.outcome === 'changed') return copy.changed;
  return answer?.outcome === 'failed' ? copy.failed : copy.cancelled;
}

/** What an import has done, in a sentence or two. */
export function doneText(
  language: Language,
  copy: ImportCopy,
  { count, updated }: Pick<ImportResult, 'count' | 'updated'>,
): string {
  const sentences = [
    ...(count > 0 || updated === 0 ? [plural(language, count, copy.done)] : []),
    ...(updated > 0 ? [plural(language, updated, copy.doneUpdates)] : []),
  ];
  return sentences.join(' ');
}

/** Error message of a file that cannot be imported. */
function useRefusalText() {
  const { language } = useVisit();
  const { messages } = useWorkspace();
  const { importing: copy } = messages;
  const number = (value: number) => formatNumber(language, value);
  return (refusal: Refusal, name: string): string =>
    fill(copy.refusals[refusal.code], {
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
