import { en as maps } from '../maps/en.ts';
import { en as agenda } from './agenda/en.ts';
import { en as analytics } from './analytics/en.ts';
import { en as audits } from './audits/en.ts';
import { en as clientList } from './client-list/en.ts';
import { en as clients } from './clients/en.ts';
import { en as collections } from './collections/en.ts';
import { en as exporting } from './exporting/en.ts';
import { en as form } from './form/en.ts';
import { en as frame } from './frame/en.ts';
import { en as history } from './history/en.ts';
import { en as importing } from './importing/en.ts';
import { en as journal } from './journal/en.ts';
import { en as live } from './live/en.ts';
import { en as notifications } from './notifications/en.ts';
import { en as observing } from './observing/en.ts';
import { en as overview } from './overview/en.ts';
import { en as palette } from './palette/en.ts';
import { en as people } from './people/en.ts';
import { en as projects } from './projects/en.ts';
import { en as prospection } from './prospection/en.ts';
import { en as record } from './record/en.ts';
import { en as samples } from './samples/en.ts';
import { en as settings } from './settings/en.ts';
import type { CrmCopy } from './shape.ts';
import { en as tasks } from './tasks/en.ts';
import { en as timeline } from './timeline/en.ts';

export const en: CrmCopy = {
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
