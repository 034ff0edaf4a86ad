export interface ExportCopy {
  as: string;
  running: string;
  done: string;
  /** Above the table of the printed page. */
  printed: { on: string; narrowed: string; all: string; search: string; firstOnly: string };
}
