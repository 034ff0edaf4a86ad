import type { AuditReport } from './audit.ts';

/** A report as JSON text: with some 200 kB, it is not parsed just to be stored or forwarded. */
export interface WrittenReport {
  readonly score: number | null;
  readonly json: string;
}

export function writeReport(report: AuditReport): WrittenReport {
  return { score: report.score, json: JSON.stringify(report) };
}

export function parseReport({ json }: Pick<WrittenReport, 'json'>): AuditReport {
  return JSON.parse(json) as AuditReport;
}
