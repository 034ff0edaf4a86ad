import type { LeadsCopy } from '../shape.ts';

export const en: LeadsCopy['conversion'] = {
  title: 'Convert {name} to a client',
  known: 'This client may already exist:',
  join: 'Add to {name}',
  create: 'Create a new client',
  search: {
    label: 'Join to another client',
    found: { one: '{count} client found', other: '{count} clients found' },
    firstOf: 'The first {count} of {total}: type a few letters to find the others.',
    none: 'No client matches',
  },
  name: 'Client’s name',
  sector: 'Sector',
  email: 'Email',
  phone: 'Phone',
  website: 'Website',
  address: 'Address',
  project: 'Project to open',
  projectHelp: 'Optional. Leave it empty to create the client only.',
  submit: 'Convert',
  done: '{name} is among the clients.',
  duplicate: 'This client may already exist. Choose before you go on.',
  clientChanged: 'This client’s record has just changed. Nothing was saved: try again.',
  invalid: 'A field is not valid: {fields}.',
  close: 'Close',
  guard: {
    unsaved: 'What you have written will be lost.',
    discard: 'Discard',
    keep: 'Keep editing',
  },
};
