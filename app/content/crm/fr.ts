import { fr as maps } from '../maps/fr.ts';
import { fr as agenda } from './agenda/fr.ts';
import { fr as analytics } from './analytics/fr.ts';
import { fr as audits } from './audits/fr.ts';
import { fr as clientList } from './client-list/fr.ts';
import { fr as clients } from './clients/fr.ts';
import { fr as collections } from './collections/fr.ts';
import { fr as exporting } from './exporting/fr.ts';
import { fr as form } from './form/fr.ts';
import { fr as frame } from './frame/fr.ts';
import { fr as history } from './history/fr.ts';
import { fr as importing } from './importing/fr.ts';
import { fr as journal } from './journal/fr.ts';
import { fr as live } from './live/fr.ts';
import { fr as notifications } from './notifications/fr.ts';
import { fr as observing } from './observing/fr.ts';
import { fr as overview } from './overview/fr.ts';
import { fr as palette } from './palette/fr.ts';
import { fr as people } from './people/fr.ts';
import { fr as projects } from './projects/fr.ts';
import { fr as prospection } from './prospection/fr.ts';
import { fr as record } from './record/fr.ts';
import { fr as samples } from './samples/fr.ts';
import { fr as settings } from './settings/fr.ts';
import type { CrmCopy } from './shape.ts';
import { fr as tasks } from './tasks/fr.ts';
import { fr as timeline } from './timeline/fr.ts';

export const fr: CrmCopy = {
  frame,
  settings,
  overview,
  agenda,
  audits,
  clients,
  form,
  record,
  journal,
  tasks,
  projects,
  analytics,
  prospection,
  maps,
  clientList,
  history,
  importing,
  live,
  observing,
  people,
  notifications,
  timeline,
  exporting,
  collections,
  palette,
  samples,
};
