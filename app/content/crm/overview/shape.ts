export interface OverviewCopy {
  lead: string;
  activeClients: string;
  averageScore: string;
  monthlyRevenue: string;
  tasksInProgress: string;
  quick: string;
  newClient: string;
  prospect: string;
  analyze: string;
  next: string;
  /** In place of a due date. */
  today: string;
  allTasks: string;
  noTasks: string;
  /** Clients without an unfinished task. */
  unplanned: string;
  allClients: string;
  allPlanned: string;
  leads: string;
  allLeads: string;
  noLeads: string;
  leadsFailed: string;
  /** When an answer is due; with {date}. */
  answerBy: string;
  latest: string;
  example: string;
}
