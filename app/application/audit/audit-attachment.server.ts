import { contentOf } from '#app/content/content.ts';
import { mendsOf } from '#app/domain/ila/audit/mends.ts';
import type { Attachment } from '#app/domain/leads/attachment.ts';
import { listAt, numberAt, textAt } from '#app/domain/leads/prospect-facts.ts';
import type { ToolReport } from '#app/domain/leads/tool-report.ts';
import { formatDate } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import type { Origin } from '../leads/message-origin.ts';
import type { Services } from '../services.ts';
import { auditOfLink, createReportLinks } from './audit-service.server.ts';
import { checkName } from './check-words.ts';
import { siteName } from './report-view.ts';

/** Number of fixes that a message includes. */
const mostMends = 5;

/**
 * Summary of the report behind the link that a message comes from, kept after the report itself is deleted.
 *
 * @param now epoch milliseconds
 */
export async function auditAttachment(
  services: Pick<Services, 'database' | 'secret'>,
  { result }: Pick<Origin, 'result'>,
  now: number,
): Promise<Attachment | null> {
  if (result === '') return null;
  // The host is irrelevant: results are paths of our own.
  const { searchParams } = new URL(result, 'http://localhost');
  const audit = await auditOfLink(services, searchParams, now);
  if (!audit?.report) return null;
  const { report } = audit;
  return {
    tool: 'site-audit',
    version: String(report.version),
    inputs: { id: audit.id, address: report.address },
    result: {
      score: report.score,
      judged: report.judged,
      at: report.at,
      areas: report.areas.map(({ area, score }) => ({ area, score })),
      mends: mendsOf(report)
        .slice(0, mostMends)
        .map(({ id }) => id),
    },
  };
}

/**
 * Whether a message comes from a report's link.
 *
 * @param now epoch milliseconds
 */
export function isReportLink(
  services: Pick<Services, 'secret'>,
  { result }: Pick<Origin, 'result'>,
  now: number,
): boolean {
  const { searchParams } = new URL(result, 'http://localhost');
  return createReportLinks(services).read(searchParams, now) !== null;
}

/** The same as text. */
export function auditReport(
  { inputs, result }: Pick<Attachment, 'inputs' | 'result'>,
  language: Language,
): Pick<ToolReport, 'score' | 'parts' | 'facts' | 'advice'> {
  const { start, report: copy } = contentOf(language).audit;
  const score = numberAt(result, 'score');
  const at = textAt(result, 'at');
  return {
    score:
      score === null ? null : { value: score, tone: toneOf(score), band: '', message: copy.score },
    parts: listAt(result, 'areas').flatMap((part) => {
      const value = numberAt(part, 'score');
      const names: Readonly<Record<string, string>> = copy.areaNames;
      const label = names[textAt(part, 'area')];
      return label === undefined || value === null
        ? []
        : [{ label, value: `${value} / 100`, share: value / 100 }];
    }),
    facts: [
      [start.label, siteName(textAt(inputs, 'address'))],
      ...(at === '' ? [] : [[copy.measuredOn, formatDate(language, at)] as const]),
    ],
    advice: listAt(result, 'mends').flatMap((id) =>
      typeof id === 'string' ? [checkName(id, language)] : [],
    ),
  };
}

const toneOf = (score: number) => (score >= 80 ? 'good' : score >= 60 ? 'fair' : 'poor');
