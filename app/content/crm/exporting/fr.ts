import type { ExportCopy } from './shape.ts';

export const fr: ExportCopy = {
  as: 'Exporter en {format}',
  running: 'Export en cours…',
  done: 'Export {format} généré',
  printed: {
    on: 'Le {date}',
    narrowed: 'Filtres : {filters}',
    all: 'Sans filtre',
    search: 'recherche',
    firstOnly:
      'Les {count} premières lignes sont imprimées ; les exports CSV et JSON les contiennent toutes.',
  },
};
