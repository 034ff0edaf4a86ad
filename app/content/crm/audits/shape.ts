import type { AuditFailure } from '#app/domain/ila/audit/audit-job.ts';
import type { PluralForms } from '#app/i18n/plural.ts';
import type { AuditReportCopy } from '../../audit/shape.ts';

/** Texts of a client's measured site. */
export interface AuditsCopy {
  title: string;
  sandbox: string;
  noSite: string;
  never: string;
  /** `{date}` */
  measured: string;
  weekly: string;
  scan: string;
  queued: string;
  reading: PluralForms;
  scanned: string;
  /** `{score}` */
  curve: string;
  curveTable: string;
  date: string;
  report: string;
  loading: string;
  failed: string;
  gone: string;
  task: string;
  taskOpen: string;
  taskDone: string;
  areaTasks: PluralForms;
  /** A colleague has made them meanwhile. */
  tasksThere: string;
  tasksMade: PluralForms;
  failures: Record<AuditFailure, string>;
  /** Texts of the report, as visitors read it. */
  texts: AuditReportCopy;
}
