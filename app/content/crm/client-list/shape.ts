import type { MergeField } from '#app/domain/crm/records/merge.ts';
import type { PluralForms } from '#app/i18n/plural.ts';

/** The client list: sorting, bulk actions, merging and saved views. */
export interface ClientListCopy {
  view: string;
  views: { cards: string; table: string };
  cardsEnd: string;
  loading: string;
  failed: string;
  retry: string;
  keysHelp: string;
  columns: { select: string; place: string; edit: string; remove: string };
  sorts: { sector: string; status: string };
  sortBy: string;
  ascending: string;
  descending: string;
  moreFilters: string;
  tag: string;
  scoreFrom: string;
  anyScore: string;
  neverMeasured: string;
  /** An owner who has left; with {name}. */
  formerOwner: string;
  reset: string;
  select: string;
  selectShown: string;
  selectAll: PluralForms;
  selected: PluralForms;
  selectNone: string;
  bulk: string;
  assign: string;
  assigned: PluralForms;
  tagLabel: string;
  addTag: string;
  tagged: PluralForms;
  removeTag: string;
  untagged: PluralForms;
  statusSet: PluralForms;
  followUp: string;
  followedUp: PluralForms;
  exportSelected: string;
  removeMany: string;
  removeTitle: PluralForms;
  removeText: string;
  removed: PluralForms;
  /** Selected clients that others have deleted. */
  gone: PluralForms;
  unchanged: string;
  progress: string;
  partly: string;
  merge: {
    open: string;
    title: string;
    lead: string;
    kept: string;
    other: string;
    swap: string;
    /** Where a field has another name than in the form. */
    fields: Record<'coordinates', string> & Partial<Record<MergeField, string>>;
    same: string;
    preview: string;
    joined: string;
    moved: string;
    run: string;
    done: string;
    gone: string;
  };
  twins: { title: string; merge: string; open: string; addAndMerge: string };
  savedViews: {
    title: string;
    none: string;
    name: string;
    save: string;
    saved: string;
    apply: string;
    rename: string;
    renameDo: string;
    remove: string;
    removed: string;
    keptOnAccount: string;
    share: string;
    shared: string;
    unshared: string;
    sharedBy: string;
    gone: string;
    taken: string;
    kept: string;
    denied: string;
    full: string;
    /** Views that this browser holds: `count`. */
    bringIn: string;
    broughtIn: string;
  };
  record: {
    gone: string;
    services: string;
    contact: string;
    work: string;
    noProject: string;
    noTask: string;
    documentName: string;
    documentUrl: string;
    documentUrlError: string;
    /** The address of another document. */
    documentKnown: string;
    documentNameError: string;
    addDocument: string;
    removeDocument: string;
    documentAdded: string;
    documentRemoved: string;
    noteAdded: string;
    oneScore: string;
    edit: string;
  };
}
