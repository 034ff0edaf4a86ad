import { contentOf } from '#app/content/content.ts';
import { listCompetitors } from '#app/data/audit/audit-store.server.ts';
import { day } from '#app/domain/durations.ts';
import {
  auditRules,
  isOver,
  type AuditJob,
  type AuditStep,
} from '#app/domain/ila/audit/audit-job.ts';
import { mendsOf, scoreWith } from '#app/domain/ila/audit/mends.ts';
import { reportForm } from '#app/domain/ila/audit/report-parts.ts';
import type { ReportView } from '#app/domain/ila/audit/report-view.ts';
import { writeEvent } from '#app/domain/prompts/event-stream.ts';
import { formatDate } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { readableAddress } from '#app/services/web/readable-address.ts';
import type { Services } from '../services.ts';
import { createReportLinks } from './audit-service.server.ts';
import { checkName } from './check-words.ts';
import { gainText, reportView, siteName } from './report-view.ts';

/** Progress of an audit as text. */
interface AuditProgressView {
  readonly isRunning: boolean;
  readonly pages: readonly string[];
  readonly findings: readonly string[];
}

/** A competitor listed beside a report. */
interface CompetitorView {
  readonly site: string;
  readonly state: AuditJob['state'];
  readonly score: number | null;
  readonly areas: Readonly<Record<string, number | null>>;
  readonly query: string;
}

/** A fix that can be ticked to see its gain. */
interface WhatIfOption {
  readonly id: string;
  readonly name: string;
  readonly gain: string;
  readonly isTicked: boolean;
}

/** Content of the page behind a report's link. */
export type ReportPage =
  | {
      readonly kind: 'open';
      readonly site: string;
      readonly isTold: boolean;
      readonly progress: AuditProgressView;
    }
  | {
      readonly kind: 'failed';
      readonly site: string;
      readonly address: string;
      readonly reason: string;
    }
  | { readonly kind: 'cancelled' }
  | {
      readonly kind: 'report';
      readonly view: ReportView;
      readonly whatIf: { readonly score: number | null; readonly options: readonly WhatIfOption[] };
      readonly competitors: readonly CompetitorView[];
      readonly mayCompare: boolean;
      readonly until: string;
    };

export async function reportPageOf(
  services: Pick<Services, 'database' | 'secret'>,
  audit: AuditJob,
  query: URLSearchParams,
  language: Language,
): Promise<ReportPage> {
  const { report, failure, state, address } = audit;
  const site = siteName(address);
  if (!isOver(audit))
    return {
      kind: 'open',
      site,
      isTold: audit.email !== null,
      progress: progressView(audit, language),
    };
  if (state === 'cancelled') return { kind: 'cancelled' };
  if (state === 'failed' || !report)
    return {
      kind: 'failed',
      site,
      address: readableAddress(address),
      reason: contentOf(language).audit.failures[failure ?? 'broken'],
    };
  const links = createReportLinks(services);
  const competitors = await listCompetitors(services.database.db, audit.id);
  const ticked = new Set(query.getAll(reportForm.mend));
  return {
    kind: 'report',
    view: reportView({ report, owner: audit.owner }, language),
    whatIf: {
      score: ticked.size > 0 ? scoreWith(report, ticked) : null,
      options: mendsOf(report).map(({ id, gain }) => ({
        id,
        name: checkName(id, language),
        gain: gainText(gain, language),
        isTicked: ticked.has(id),
      })),
    },
    competitors: competitors.map((each) => ({
      site: siteName(each.address),
      state: each.state,
      score: each.score,
      areas: Object.fromEntries(each.report?.areas.map(({ area, score }) => [area, score]) ?? []),
      query: links.queryOf(each),
    })),
    mayCompare: audit.comparedTo === null && competitors.length < auditRules.competitors,
    until: formatDate(language, audit.createdAt.getTime() + auditRules.days * day),
  };
}

/** Events while a site is read: `progress`, and `over` at its end. */
export async function* progressEvents(
  steps: AsyncIterable<AuditStep>,
  language: Language,
): AsyncGenerator<string> {
  for await (const step of steps)
    yield writeEvent(isOver(step) ? 'over' : 'progress', progressView(step, language));
}

function progressView(
  { state, progress: { pages, findings } }: Pick<AuditJob, 'state' | 'progress'>,
  language: Language,
): AuditProgressView {
  return {
    isRunning: state === 'running',
    pages: pages.map(siteName),
    findings: findings.map((id) => checkName(id, language)),
  };
}
