import type { CollectionsCopy } from './shape.ts';

export const fr: CollectionsCopy = {
  entities: {
    client: 'Client',
    project: 'Projet',
    task: 'Tâche',
    entry: 'Entrée du journal',
  },
  fields: {},
};
