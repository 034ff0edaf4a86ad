import type { PeopleCopy } from './shape.ts';

export const en: PeopleCopy = {
  title: 'Contact people',
  first: 'Main contact',
  add: 'Add a person',
  addTitle: 'New contact person',
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
  saved: '{name} is one of the contact people.',
  removed: '{name} is no longer a contact person.',
  madeFirst: '{name} is the main contact.',
  full: 'A client can have up to {count} contact people.',
};
