import type { Action } from '../permissions.ts';
import type { Collection, FieldsOf } from '../records/entities.ts';
import type { Field, Fields, ValueOf } from '../records/field.ts';
import type { FlatFields, NamesWith } from '../records/flat-fields.ts';

/** Kinds of fields exported as a single cell. */
export const cellKinds = [
  'text',
  'choice',
  'number',
  'day',
  'instant',
  'id',
  'flag',
  'labels',
] as const satisfies readonly Field['kind'][];

type OneCell = { kind: (typeof cellKinds)[number] };

/** Column names of a table of fields; ids of list items are left out, as only programs use them. */
type ColumnNames<F extends Fields> = Exclude<NamesWith<F, OneCell>, 'id'>;

type ListNames<F extends Fields> = {
  [Name in keyof FlatFields<F>]: FlatFields<F>[Name] extends { kind: 'list' } ? Name : never;
}[keyof FlatFields<F>] &
  string;

type ListFields<F extends Fields, Name> = FlatFields<F>[Name & keyof FlatFields<F>] extends {
  fields: infer Inner extends Fields;
}
  ? Inner
  : never;

type Choices<F extends Fields> = {
  [Name in NamesWith<F, { kind: 'choice' }>]: Record<
    FlatFields<F>[Name & keyof FlatFields<F>] extends infer One extends Field
      ? NonNullable<ValueOf<One>> & string
      : never,
    string
  >;
};

interface TableMessages<F extends Fields> {
  /** File name. */
  file: string;
  columns: { [Name in ColumnNames<F>]: string };
  choices: Choices<F>;
}

interface CollectionMessages<F extends Fields> extends TableMessages<F> {
  /** The record that a list item belongs to, such as the client of a contact person. */
  owner: string;
  /** Its lists, each exported as a table of its own. */
  lists: { [Name in ListNames<F>]: TableMessages<ListFields<F, Name>> };
}

/** Labels of exported tables: a field without a label does not compile. */
export interface ExportMessages {
  collections: { [C in Collection]: CollectionMessages<FieldsOf[C]> };
  createdAt: string;
  updatedAt: string;
  yes: string;
  no: string;
}

export const leadColumns = [
  'createdAt',
  'reference',
  'status',
  'assignedTo',
  'name',
  'email',
  'phone',
  'company',
  'subject',
  'message',
  'service',
  'language',
  'page',
  'answeredAt',
  'answeredBy',
  'notes',
] as const;

export const replyColumns = ['reference', 'name', 'at', 'author', 'subject', 'text'] as const;

export const auditColumns = ['at', 'actor', 'entity', 'name', 'verb'] as const;

interface ServerTable<Column extends string> {
  file: string;
  columns: Record<Column, string>;
}

/** Labels of tables that only the server can export. */
export interface ServerExportMessages {
  leads: ServerTable<(typeof leadColumns)[number]>;
  replies: ServerTable<(typeof replyColumns)[number]>;
  audit: ServerTable<(typeof auditColumns)[number]>;
}

/** What can be exported: one table, or everything that the user may read as an archive. */
export const exportContents = [
  'everything',
  'clients',
  'contacts',
  'notes',
  'projects',
  'tasks',
  'journal',
  'leads',
  'replies',
  'audit',
] as const;

export type ExportContent = (typeof exportContents)[number];

/** The permission to read it, besides the one to export. */
export const exportNeeds = {
  leads: 'leads',
  replies: 'leads',
  audit: 'audit',
} as const satisfies Partial<Record<ExportContent, Action>>;

/** Whether only the server can read it. */
export const isServerContent = (content: ExportContent): content is keyof typeof exportNeeds =>
  content in exportNeeds;
