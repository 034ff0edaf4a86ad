import type { AuditFailure } from '#app/domain/ila/audit/audit-job.ts';
import type { Area } from '#app/domain/ila/audit/check.ts';
import type { SiteEvidence } from '#app/domain/ila/audit/evidence.ts';
import type { Effort } from '#app/domain/ila/audit/mends.ts';
import type { SiteAddressError } from '#app/domain/ila/audit/site-address.ts';
import type { PluralForms } from '#app/i18n/plural.ts';
import type { PageText } from '../page-text.ts';
import type { OwnerCopy } from './owner/shape.ts';

/** Texts of the measurement of a site: where it starts, its progress and its report. Words of checks stand apart. */
export interface AuditCopy extends PageText {
  eyebrow: string;
  start: {
    heading: string;
    lead: string;
    label: string;
    placeholder: string;
    button: string;
    help: string;
    /** Leads to the page about the robot. */
    robot: string;
    /** Leads to the guide. */
    guide: string;
    /** Introduces the estimate below. */
    estimate: { heading: string; lead: string };
  };
  errors: Record<SiteAddressError, string> & {
    limited: PluralForms;
    failed: string;
    offline: string;
    /** Of a form of a report. */
    unanswered: string;
  };
  progress: {
    /** `{site}` */
    heading: string;
    queued: string;
    running: string;
    pages: PluralForms;
    none: string;
    /** While the site has not answered. */
    contacting: string;
    findings: string;
    noFindings: string;
    refresh: string;
    leave: string;
    mail: { label: string; button: string; told: string; error: string };
    cancel: string;
  };
  /** Why a site could not be read. */
  failures: Record<AuditFailure, string>;
  ended: {
    /** `{site}` */
    failed: string;
    cancelled: { heading: string; text: string };
    removed: { heading: string; text: string };
    missing: { heading: string; text: string };
    unavailable: { heading: string; text: string };
    again: string;
  };
  report: AuditReportCopy;
}

/** Texts that the page of a report shows. */
export type AuditPageCopy = Omit<AuditCopy, 'failures'>;

/** Texts of the report. */
export interface AuditReportCopy {
  /** `{site}` */
  heading: string;
  /** `{date}`, `{pages}` and `{version}` */
  measured: string;
  pages: PluralForms;
  measuredOn: string;
  score: string;
  outOf: string;
  notScored: string;
  /** `{share}` of the points that apply. */
  judged: string;
  keptOut: string;
  limits: Record<SiteEvidence['limits'][number], string>;
  areas: { title: string; area: string; score: string; judged: string };
  areaNames: Record<Area, string>;
  mends: { title: string; lead: string; none: string };
  /** `{points}` that the score gains. */
  gain: string;
  noGain: string;
  effort: Record<Effort, string>;
  findings: {
    title: string;
    count: PluralForms;
    why: string;
    how: string;
    evidence: string;
    source: string;
    /** Leads to the page of the guide. */
    guide: string;
    /** `{line}` of the page's source. */
    line: string;
    found: string;
    wanted: string;
    nothing: string;
    more: PluralForms;
  };
  good: { title: string; count: PluralForms };
  notJudged: { title: string; lead: string };
  notApplicable: { title: string };
  whatIf: {
    title: string;
    lead: string;
    legend: string;
    button: string;
    /** `{score}` and `{now}` */
    result: string;
  };
  compare: {
    title: string;
    lead: string;
    label: string;
    button: string;
    full: string;
    table: string;
    you: string;
    total: string;
    open: string;
    running: string;
    failed: string;
  };
  owner: OwnerCopy;
  actions: {
    share: { copy: string; copied: string; failed: string };
    print: string;
    json: string;
    csv: string;
    contact: string;
    book: string;
    /** Leads to the estimate with the answers that were measured. */
    estimate: string;
    again: string;
    remove: { open: string; text: string; confirm: string };
    /** `{date}` until which the link works. */
    until: string;
  };
  csv: {
    area: string;
    check: string;
    status: string;
    points: string;
    gained: string;
    page: string;
    line: string;
    statuses: Record<'pass' | 'fail' | 'not-judged' | 'not-applicable', string>;
  };
}
