/** Dialogs over the workspace, by their names in the page's query. */
export const historyDialogs = ['historique', 'corbeille', 'export'] as const;
export type HistoryDialog = (typeof historyDialogs)[number];

export const historyParam = 'fenetre';
