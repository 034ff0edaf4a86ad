import type { TimelineCopy } from './shape.ts';

export const en: TimelineCopy = {
  filter: 'Filter this client’s history',
  all: 'Everything',
  kinds: {
    note: 'Our notes',
    task: 'Tasks',
    lead: 'Enquiries',
    mail: 'Emails',
    score: 'ILA scores',
    entry: 'Journal',
    change: 'Changes',
  },
  one: {
    note: 'Note',
    task: 'Task',
    lead: 'Enquiry',
    mail: 'Email',
    score: 'ILA score',
    entry: 'Journal',
    change: 'Change',
  },
  empty: 'Nothing yet: write the first note.',
  failed: 'This client’s history could not be read.',
  score: 'ILA score: {score} out of 100',
  scoreChange: 'ILA score: {before} → {score}',
  lead: 'Enquiry {reference}',
  mail: 'Email to {to}',
  mails: {
    waiting: 'waiting to be sent',
    sent: 'sent',
    kept: 'kept here, not sent',
    dead: 'could not be sent',
  },
  created: 'Client created',
  fieldChange: '{field}: {before} → {value}',
  nothing: 'empty',
};
