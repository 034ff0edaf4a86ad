import type { moreImportFields } from '#app/domain/crm/import/csv-columns.ts';
import type { Verdict } from '#app/domain/crm/import/csv-import.ts';
import type { Separator } from '#app/domain/crm/import/csv-reader.ts';
import type { DateOrder } from '#app/domain/crm/import/dates.ts';
import type { DuplicateMode, UpdatePolicy } from '#app/domain/crm/import/duplicates.ts';
import type { PluralForms } from '#app/i18n/plural.ts';

/** The import of clients from CSV. */
export interface ImportCopy {
  open: string;
  title: string;
  steps: { label: string; file: string; columns: string; check: string; done: string };
  stepDone: string;
  choose: string;
  drop: string;
  limits: string;
  paste: string;
  pasteHelp: string;
  pasteRead: string;
  pasted: string;
  reading: string;
  checking: string;
  importing: string;
  cancel: string;
  cancelled: string;
  back: string;
  refusals: {
    'too-large': string;
    spreadsheet: string;
    'not-text': string;
    'too-many-rows': string;
    'too-many-columns': string;
    'open-quote': string;
    unreadable: string;
    'no-rows': string;
    'duplicate-headers': string;
    'missing-headers': string;
  };
  read: string;
  separators: Record<Separator, string>;
  encodings: { 'utf-8': string; 'utf-16': string; 'windows-1252': string };
  columnsLead: string;
  column: string;
  example: string;
  becomes: string;
  skip: string;
  moreFields: Record<
    (typeof moreImportFields)[number] | 'contactFirstName' | 'contactRole' | 'contactLanguage',
    string
  >;
  twice: string;
  nameNeeded: string;
  decimal: string;
  decimals: { comma: string; point: string };
  dateOrder: string;
  dateOrders: Record<DateOrder, string>;
  check: string;
  verdicts: Record<Exclude<Verdict, 'blank'>, string>;
  verdictNotes: Record<Exclude<Verdict, 'blank'>, string>;
  /** Why there is nothing to import: the file, or what the CRM has. */
  nothing: Record<'file' | 'known', string>;
  /** Values of the file that stand for one of the CRM. */
  values: {
    title: string;
    lead: string;
    known: string;
    /** A value's select: `field`, `text`. */
    label: string;
    rows: PluralForms;
    /** A choice: the value stays as it is written. */
    keep: string;
    more: string;
  };
  /** Cells that cannot be read. */
  lost: { title: string; question: string; cell: string; row: string };
  /** Why a cell is not taken. */
  cellErrors: Record<'not-a-date' | 'in-the-future' | 'not-a-language' | 'nobody', string>;
  duplicates: { question: string; modes: Record<DuplicateMode, string> };
  updates: {
    title: string;
    lead: string;
    policy: string;
    policies: Record<UpdatePolicy, string>;
    take: string;
    /** One change: `field`, `name`. */
    takeOne: string;
    field: string;
    before: string;
    after: string;
    none: string;
  };
  invalidTable: string;
  duplicateTable: string;
  line: string;
  record: string;
  problem: string;
  value: string;
  wholeRow: string;
  tooManyCells: string;
  twinClient: string;
  twinLine: string;
  firstOnly: string;
  download: string;
  downloadName: string;
  run: PluralForms;
  runUpdates: PluralForms;
  /** Both: `clients`, `updates`. */
  runBoth: string;
  done: PluralForms;
  doneUpdates: PluralForms;
  joined: string;
  lostCells: string;
  left: string;
  undoHint: string;
  seeClients: string;
  again: string;
  failed: string;
  /** Records were added or have changed since the check, which was made again. */
  changed: string;
  halfway: string;
}
