import type { ExportCopy } from './shape.ts';

export const es: ExportCopy = {
  as: 'Exportar en {format}',
  running: 'Exportando…',
  done: 'Exportación {format} generada',
  printed: {
    on: 'A {date}',
    narrowed: 'Filtros: {filters}',
    all: 'Sin filtros',
    search: 'búsqueda',
    firstOnly:
      'Se imprimen las {count} primeras filas; las exportaciones CSV y JSON las contienen todas.',
  },
};
