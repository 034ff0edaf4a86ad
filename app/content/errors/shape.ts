/** Statuses with a message of their own. */
export type ErrorStatus = 400 | 403 | 404 | 405 | 500 | 503;

/** Texts of the error page. */
export interface ErrorCopy {
  /** Quoted by the specification (A §8), hence the same in every language. */
  title: 'Unexpected Application Error!';
  /** `name` is the standard phrase in every language; `message` says what happened and what to do. */
  statuses: Record<ErrorStatus, { name: string; message: string }>;
  /** Heading above links whose paths resemble the requested one. */
  nearest: string;
  search: string;
  /** `{term}` is a search term derived from the path. */
  searchFor: string;
  home: string;
  reload: string;
  /** Shown for server errors. */
  kept: string;
}
