import { contentOf } from '#app/content/content.ts';
import type { AuditReport } from '#app/domain/ila/audit/audit.ts';
import type { Language } from '#app/i18n/languages.ts';
import { checkWords, guideOf, reasonText } from './check-words.ts';

/** A report as data; each check has the address of its page in the guide. */
export function reportJson(report: AuditReport, language: Language, origin: string): string {
  const checks = report.checks.map((check) => {
    const guide = guideOf(check.id, language);
    return guide === '' ? check : { ...check, guide: origin + guide };
  });
  return JSON.stringify({ ...report, checks }, null, 2);
}

/** A report as rows: one per observation, and one per check without any. */
export function reportRows(report: AuditReport, language: Language): (string | number)[][] {
  const { csv, findings, areaNames } = contentOf(language).audit.report;
  const head = [
    csv.area,
    csv.check,
    csv.status,
    csv.points,
    csv.gained,
    csv.page,
    csv.line,
    findings.found,
    findings.wanted,
  ];
  const rows = report.checks.flatMap(({ id, area, status, points, gained, reason, evidence }) => {
    const check: (string | number)[] = [
      areaNames[area],
      checkWords(id, language).name,
      csv.statuses[status],
      points,
      gained,
    ];
    const proofs = evidence.length > 0 ? evidence : [null];
    return proofs.map((proof) => [
      ...check,
      proof?.page ?? '',
      proof?.line ?? '',
      proof?.found ?? reasonText(id, reason, language),
      proof?.wanted ?? '',
    ]);
  });
  return [head, ...rows];
}
