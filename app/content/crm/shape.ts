import type { SampleWords } from '#app/domain/crm/sandbox/samples.ts';
import type { MapsCopy } from '../maps/shape.ts';
import type { PageText } from '../page-text.ts';
import type { AgendaCopy } from './agenda/shape.ts';
import type { CrmAnalyticsCopy } from './analytics/shape.ts';
import type { AuditsCopy } from './audits/shape.ts';
import type { ClientListCopy } from './client-list/shape.ts';
import type { ClientsCopy } from './clients/shape.ts';
import type { CollectionsCopy } from './collections/shape.ts';
import type { ExportCopy } from './exporting/shape.ts';
import type { ClientFormCopy } from './form/shape.ts';
import type { FrameCopy } from './frame/shape.ts';
import type { HistoryCopy } from './history/shape.ts';
import type { ImportCopy } from './importing/shape.ts';
import type { JournalCopy } from './journal/shape.ts';
import type { LiveCopy } from './live/shape.ts';
import type { NotificationsCopy } from './notifications/shape.ts';
import type { ObservingCopy } from './observing/shape.ts';
import type { OverviewCopy } from './overview/shape.ts';
import type { PaletteCopy } from './palette/shape.ts';
import type { PeopleCopy } from './people/shape.ts';
import type { ProjectsCopy } from './projects/shape.ts';
import type { ProspectingCopy } from './prospection/shape.ts';
import type { ClientRecordCopy } from './record/shape.ts';
import type { SettingsCopy } from './settings/shape.ts';
import type { TasksCopy } from './tasks/shape.ts';
import type { TimelineCopy } from './timeline/shape.ts';

/** The sign-in page. */
export interface CrmLoginCopy extends PageText {
  heading: string;
  lead: string;
  email: string;
  password: string;
  submit: string;
  submitting: string;
  refused: string;
  failed: string;
  hint: string;
  hintUse: string;
  sandbox: string;
  noScript: string;
}

/** The workspace, by section. Fetched with its code after signing in. */
export interface CrmCopy {
  frame: FrameCopy;
  settings: SettingsCopy;
  overview: OverviewCopy;
  agenda: AgendaCopy;
  audits: AuditsCopy;
  clients: ClientsCopy;
  form: ClientFormCopy;
  record: ClientRecordCopy;
  journal: JournalCopy;
  tasks: TasksCopy;
  projects: ProjectsCopy;
  analytics: CrmAnalyticsCopy;
  prospection: ProspectingCopy;
  maps: MapsCopy;
  clientList: ClientListCopy;
  importing: ImportCopy;
  history: HistoryCopy;
  live: LiveCopy;
  observing: ObservingCopy;
  people: PeopleCopy;
  notifications: NotificationsCopy;
  timeline: TimelineCopy;
  exporting: ExportCopy;
  collections: CollectionsCopy;
  palette: PaletteCopy;
  samples: SampleWords;
}
