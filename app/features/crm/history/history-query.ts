/** Dialogs over the workspace, as the page's query names them. */
export const historyDialogs = ['historique', 'corbeille', 'export'] as const;
export type HistoryDialog = (typeof historyDialogs)[number];

export const historyParam = 'fenetre';
