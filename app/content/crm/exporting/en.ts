import type { ExportCopy } from './shape.ts';

export const en: ExportCopy = {
  as: 'Export as {format}',
  running: 'Exporting…',
  done: '{format} export generated',
  printed: {
    on: 'On {date}',
    narrowed: 'Filters: {filters}',
    all: 'No filter',
    search: 'search',
    firstOnly: 'The first {count} rows are printed; the CSV and JSON exports have them all.',
  },
};
