/** An uploaded file, such as a form's `File`. */
export interface ExportFile {
  readonly name: string;
  readonly size: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** A text file, possibly from an archive. */
export interface ExportEntry {
  readonly path: string;
  readonly text: string;
}

/** Why a file, or a part of it, was skipped. */
export type ExportRefusal =
  | 'too-large'
  | 'too-many-files'
  | 'bomb'
  | 'unsafe-path'
  | 'unreadable'
  | 'nothing-known';

export const exportLimits = {
  /** Maximum number of files per upload. */
  files: 10,
  /** Maximum size of a file in bytes: an export with photographs is larger, one of the profile alone is not. */
  fileBytes: 200_000_000,
  /** Maximum number of entries in an archive. */
  entries: 5000,
  /** Maximum size in bytes of one text file, and of all of them. */
  entryBytes: 10_000_000,
  allBytes: 40_000_000,
  /** Maximum compression ratio of an entry: JSON has a ratio of about ten. */
  ratio: 200,
} as const;
