import type { GroupKind } from '#app/domain/crm/store/change-group.ts';
import type { PluralForms } from '#app/i18n/plural.ts';

/** Steps of many changes that can be reverted, and the bin. */
export interface HistoryCopy {
  /** Button, title and lead of the steps. */
  open: string;
  title: string;
  lead: string;
  leadSandbox: string;
  empty: string;
  kinds: Record<GroupKind, string>;
  added: PluralForms;
  changed: PluralForms;
  removed: PluralForms;
  /** Moment and author: `date`, `name`. */
  by: string;
  revert: string;
  /** Accessible name of a step's button: `step`. */
  revertOne: string;
  question: string;
  reverting: string;
  reverted: string;
  done: PluralForms;
  conflicts: PluralForms;
  force: string;
  failed: string;
  bin: {
    open: string;
    title: string;
    lead: string;
    leadSandbox: string;
    empty: string;
    nothingFound: string;
    search: string;
    collection: string;
    any: string;
    head: { name: string; kind: string; removed: string; left: string };
    /** Moment and author: `date`, `name`. */
    removedBy: string;
    daysLeft: PluralForms;
    select: string;
    selectAll: string;
    restore: string;
    restoreOne: string;
    restoreMany: PluralForms;
    restored: PluralForms;
    gone: string;
    more: string;
  };
}
