import type { CrmCopy, ExportColumn } from '#app/content/crm/shape.ts';
import type { Client } from '#app/domain/crm/entities.ts';

const columns = {
  name: ({ name }) => name,
  sector: ({ sector }) => sector,
  status: ({ status }, words) => words.clients.statuses[status],
  address: ({ address }) => address,
  lat: ({ coordinates }) => coordinates?.lat ?? '',
  lng: ({ coordinates }) => coordinates?.lng ?? '',
  email: ({ contact }) => contact.email,
  phone: ({ contact }) => contact.phone,
  website: ({ contact }) => contact.website,
  score: ({ ilaScore }) => ilaScore.current,
  owner: ({ assignedTo }) => assignedTo,
  services: ({ services }) => services.join(', '),
  tags: ({ tags }) => tags.join(', '),
  revenue: ({ revenue }) => revenue,
} as const satisfies Record<ExportColumn, (client: Client, words: CrmCopy) => string | number>;

/** Clients as a table, its head first. */
export function clientsTable(clients: readonly Client[], words: CrmCopy): (string | number)[][] {
  const keys = Object.keys(columns) as ExportColumn[];
  return [
    keys.map((key) => words.exporting.columns[key]),
    ...clients.map((client) => keys.map((key) => columns[key](client, words))),
  ];
}
