import { en as admin } from '../../admin/en.ts';
import type { ExportCopy } from './shape.ts';
import { server, en as tables } from './tables/en.ts';

export const en: ExportCopy = {
  as: 'Export as {format}',
  running: 'Exporting…',
  done: '{format} export generated',
  printed: {
    on: 'On {date}',
    narrowed: 'Filters: {filters}',
    all: 'No filter',
    selection: 'Selection',
    search: 'search',
    firstOnly: 'The first {count} rows are printed; the CSV and JSON exports have them all.',
  },
  dialog: {
    open: 'Export everything…',
    title: 'Export data',
    lead: 'The export is logged in the history. Keep the file safe: it contains personal data.',
    sandbox:
      'The file contains this demo’s data. Leads and the change history exist only in the real CRM.',
    content: 'Contents',
    format: 'Format',
    submit: 'Export',
    busy: 'Preparing the file…',
    done: 'The file has been downloaded.',
    failed: 'The file couldn’t be prepared. Try again in a moment.',
    contents: {
      everything: 'Everything I can see (CSV and JSON)',
      clients: 'Clients',
      contacts: 'Contacts',
      notes: 'Client notes',
      projects: 'Projects',
      tasks: 'Tasks',
      journal: 'AI journal',
      leads: 'Leads',
      replies: 'Replies sent',
      audit: 'Change history',
    },
    confirmation: admin.confirmation,
  },
  files: {
    clients: tables.collections.clients.file,
    projets: tables.collections.projects.file,
    taches: tables.collections.tasks.file,
    journal: tables.collections.journal.file,
    prospection: 'prospects',
  },
  tables,
  server,
};
