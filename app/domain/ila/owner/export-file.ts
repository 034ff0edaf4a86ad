/** A file as it is handed in, such as a `File` of a form. */
export interface ExportFile {
  readonly name: string;
  readonly size: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** A text file, perhaps of an archive. */
export interface ExportEntry {
  readonly path: string;
  readonly text: string;
}

/** Why a file, or a part of it, was passed over. */
export type ExportRefusal =
  | 'too-large'
  | 'too-many-files'
  | 'bomb'
  | 'unsafe-path'
  | 'unreadable'
  | 'nothing-known';

export const exportLimits = {
  /** Files at a time. */
  files: 10,
  /** Bytes of a file: an export with photographs is larger, one of the profile alone is not. */
  fileBytes: 200_000_000,
  /** Entries of an archive. */
  entries: 5000,
  /** Bytes of one text file, and of all of them. */
  entryBytes: 10_000_000,
  allBytes: 40_000_000,
  /** How many times an entry may grow: JSON grows some tenfold. */
  ratio: 200,
} as const;
