import type {
  ExportContent,
  ExportMessages,
  ServerExportMessages,
} from '#app/domain/crm/export/export-messages.ts';
import type { AdminCopy } from '../../admin/shape.ts';
import type { JournalCopy } from '../journal/shape.ts';

export interface ExportCopy {
  as: string;
  running: string;
  done: string;
  /** Above the table of the printed page. */
  printed: {
    on: string;
    narrowed: string;
    all: string;
    selection: string;
    search: string;
    firstOnly: string;
  };
  /** The dialog that exports any table, or all of them. */
  dialog: {
    open: string;
    title: string;
    lead: string;
    /** In place of `lead` in the sandbox. */
    sandbox: string;
    content: string;
    contents: Record<ExportContent, string>;
    format: string;
    submit: string;
    busy: string;
    done: string;
    failed: string;
    confirmation: AdminCopy['confirmation'];
  };
  /** Names of the sections' files, without an extension. */
  files: Record<keyof JournalCopy['exported'], string>;
  tables: ExportMessages;
  server: ServerExportMessages;
}
