import type { StoreFailureCode } from '#app/domain/crm/store/store.ts';
import type { PluralForms } from '#app/i18n/plural.ts';

/** The workspace on the team’s own records: failures, sign-in, conflicts. */
export interface LiveCopy {
  failures: Record<StoreFailureCode, string>;
  /** The answer to changes was lost; sending them again is safe. */
  unanswered: string;
  /** The connection banner: the data shown may be stale. */
  troubles: { unreachable: string; busy: string; 'signed-out': string };
  retry: string;
  signIn: {
    open: string;
    title: string;
    lead: string;
    email: string;
    password: string;
    code: string;
    submit: string;
    problems: { refused: string; wait: string; unavailable: string; other: string };
  };
  conflict: {
    title: string;
    lead: string;
    gone: string;
    field: string;
    mine: string;
    theirs: string;
    removing: string;
    removed: string;
    same: string;
    keepMine: string;
    takeTheirs: string;
    undecided: string;
    /** Announced after the other version was taken. */
    taken: string;
    /** Records of an edit of several that stay as a colleague has left them. */
    left: PluralForms;
    /** Records of it that colleagues have deleted. */
    missing: PluralForms;
  };
  /** The open record was merged or removed by somebody, or the role lowered. */
  gone: Record<
    'merged' | 'removed' | 'unknown' | 'lead' | 'role' | 'open' | 'kept' | 'copy' | 'copied',
    string
  >;
  /** The section of incoming leads. */
  inbox: { tab: string; failed: string };
  /** A lower bound of a count. */
  orMore: string;
}
