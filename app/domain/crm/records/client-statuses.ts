/** Statuses of a client. Apart from the table, so that a page which lists them does not load it. */
export const clientStatuses = ['active', 'prospect', 'inactive'] as const;
