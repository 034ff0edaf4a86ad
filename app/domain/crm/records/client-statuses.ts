/** Client statuses, in a file of their own so that pages which list them do not load the whole table. */
export const clientStatuses = ['active', 'prospect', 'inactive'] as const;
