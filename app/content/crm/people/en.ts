import type { PeopleCopy } from './shape.ts';

export const en: PeopleCopy = {
  title: 'Contacts',
  first: 'Main contact',
  add: 'Add a contact',
  addTitle: 'New contact',
  editTitle: 'Edit {name}',
  fields: {
    name: 'Person’s name',
    role: 'Job title',
    email: 'Person’s email',
    phone: 'Person’s phone',
    language: 'Language',
  },
  anyLanguage: 'Language unknown',
  edit: 'Edit {name}',
  makeFirst: 'Make {name} the main contact',
  remove: 'Remove {name}',
  saved: '{name} has been saved as a contact.',
  removed: '{name} is no longer a contact.',
  madeFirst: '{name} is now the main contact.',
  full: 'A client can have up to {count} contacts.',
};
