/** Contact people of a client. */
export interface PeopleCopy {
  title: string;
  /** Says which one is asked first. */
  first: string;
  add: string;
  addTitle: string;
  editTitle: string;
  fields: { name: string; role: string; email: string; phone: string; language: string };
  anyLanguage: string;
  edit: string;
  makeFirst: string;
  remove: string;
  saved: string;
  removed: string;
  madeFirst: string;
  full: string;
}
