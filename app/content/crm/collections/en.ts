import type { CollectionsCopy } from './shape.ts';

export const en: CollectionsCopy = {
  entities: {
    client: 'Client',
    project: 'Project',
    task: 'Task',
    entry: 'Journal entry',
  },
  fields: {},
};
