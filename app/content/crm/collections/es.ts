import type { CollectionsCopy } from './shape.ts';

export const es: CollectionsCopy = {
  entities: {
    client: 'Cliente',
    project: 'Proyecto',
    task: 'Tarea',
    entry: 'Entrada del diario',
  },
  fields: {},
};
