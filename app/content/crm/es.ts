import { es as maps } from '../maps/es.ts';
import { es as agenda } from './agenda/es.ts';
import { es as analytics } from './analytics/es.ts';
import { es as audits } from './audits/es.ts';
import { es as clientList } from './client-list/es.ts';
import { es as clients } from './clients/es.ts';
import { es as collections } from './collections/es.ts';
import { es as exporting } from './exporting/es.ts';
import { es as form } from './form/es.ts';
import { es as frame } from './frame/es.ts';
import { es as history } from './history/es.ts';
import { es as importing } from './importing/es.ts';
import { es as journal } from './journal/es.ts';
import { es as live } from './live/es.ts';
import { es as notifications } from './notifications/es.ts';
import { es as observing } from './observing/es.ts';
import { es as overview } from './overview/es.ts';
import { es as palette } from './palette/es.ts';
import { es as people } from './people/es.ts';
import { es as projects } from './projects/es.ts';
import { es as prospection } from './prospection/es.ts';
import { es as record } from './record/es.ts';
import { es as samples } from './samples/es.ts';
import { es as settings } from './settings/es.ts';
import type { CrmCopy } from './shape.ts';
import { es as tasks } from './tasks/es.ts';
import { es as timeline } from './timeline/es.ts';

export const es: CrmCopy = {
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
