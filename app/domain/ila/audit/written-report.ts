import type { AuditReport } from './audit.ts';

/** A report as JSON: one has some 200 kB, and what only keeps it or hands it on does not parse it. */
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
