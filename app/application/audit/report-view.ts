import type { AuditReportCopy } from '#app/content/audit/shape.ts';
import { contentOf } from '#app/content/content.ts';
import { isKeptOut, type CheckResult } from '#app/domain/ila/audit/audit-score.ts';
import type { AuditReport } from '#app/domain/ila/audit/audit.ts';
import type { Proof } from '#app/domain/ila/audit/check.ts';
import { mendsOf, type Mend } from '#app/domain/ila/audit/mends.ts';
import type {
  AreaView,
  FindingView,
  MarkedExcerpt,
  ProofView,
  ReportView,
} from '#app/domain/ila/audit/report-view.ts';
import type { OwnerEvidence } from '#app/domain/ila/owner/owner-evidence.ts';
import { estimateQuery } from '#app/domain/ila/wizard-of-report.ts';
import { fill, formatDate, formatNumber } from '#app/i18n/format.ts';
import { locales, type Language } from '#app/i18n/languages.ts';
import { plural } from '#app/i18n/plural.ts';
import { readableAddress } from '#app/services/web/readable-address.ts';
import { checkWords, faultText, guideOf, reasonText, sourceOf } from './check-words.ts';
import { ownerView } from './owner-view.ts';

/** Number of fixes at the top of a report. */
const firstMends = 5;

/** Maximum observations listed per finding; the others are counted. */
const shownProofs = 3;

/** What the parts of a report are built from. */
interface ReportContext {
  readonly language: Language;
  readonly copy: AuditReportCopy;
  readonly mends: ReadonlyMap<string, Mend>;
}

/** A report, worded in one language. */
export function reportView(
  { report, owner }: { report: AuditReport; owner: OwnerEvidence | null },
  language: Language,
): ReportView {
  const { report: copy } = contentOf(language).audit;
  const mends = mendsOf(report);
  const context = { language, copy, mends: new Map(mends.map((mend) => [mend.id, mend])) };
  const unjudged = (status: CheckResult['status']) =>
    report.checks
      .filter((check) => check.status === status)
      .map(({ id, reason }) => {
        return { name: checkWords(id, language).name, reason: reasonText(id, reason, language) };
      });
  return {
    site: siteName(report.address),
    host: hostOf(report.address),
    estimate: estimateQuery(report, owner),
    score: report.score,
    measured: fill(copy.measured, {
      date: formatDate(language, report.at),
      pages: plural(language, report.pages.length, copy.pages),
      version: String(report.version),
    }),
    remarks: [
      fill(copy.judged, { share: percent(report.judged, language) }),
      ...(isKeptOut(report.checks) ? [copy.keptOut] : []),
      ...report.limits.map((limit) => copy.limits[limit]),
    ],
    areas: report.areas.map(({ area, score, judged }): AreaView => {
      const own = report.checks.filter((check) => check.area === area);
      return {
        id: area,
        name: copy.areaNames[area],
        score,
        judged: percent(judged, language),
        findings: own
          .filter(({ status }) => status === 'fail')
          .toSorted((a, b) => b.points - a.points)
          .map((check) => findingView(check, context)),
        good: own
          .filter(({ status }) => status === 'pass')
          .map(({ id }) => checkWords(id, language).what),
      };
    }),
    mends: mends.slice(0, firstMends).map(({ id }) => {
      return { id, name: checkWords(id, language).name, ...worthOf(id, context) };
    }),
    notJudged: unjudged('not-judged'),
    notApplicable: unjudged('not-applicable'),
    owner: owner && ownerView(owner, language),
  };
}

const hostOf = (address: string) =>
  siteName(address)
    .replace(/\/.*$/, '')
    .replace(/^www\./, '');

/** Host and path of an address, as people write it. */
export const siteName = (address: string): string =>
  readableAddress(address)
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '');

function findingView(check: CheckResult, context: ReportContext): FindingView {
  const { id, evidence } = check;
  const { language, copy } = context;
  const { name, why, how } = checkWords(id, language);
  const left = evidence.length - shownProofs;
  return {
    id,
    name,
    why,
    how,
    source: sourceOf(id),
    guide: guideOf(id, language),
    ...worthOf(id, context),
    proofs: evidence.slice(0, shownProofs).map((proof) => proofView(id, proof, context)),
    more: left > 0 ? plural(language, left, copy.findings.more) : '',
  };
}

function worthOf(id: string, { language, copy, mends }: ReportContext) {
  const mend = mends.get(id);
  if (!mend) return { gain: copy.noGain, effort: '' };
  return { gain: gainText(mend.gain, language), effort: copy.effort[mend.effort] };
}

/** Points gained by a fix, as text. */
export function gainText(gain: number, language: Language): string {
  const points = formatNumber(language, gain, { maximumFractionDigits: 1 });
  return fill(contentOf(language).audit.report.gain, { points });
}

function proofView(id: string, proof: Proof, { language, copy }: ReportContext): ProofView {
  const { page, line, excerpt, found, wanted } = proof;
  return {
    href: /^https?:/i.test(page) ? page : '',
    page: siteName(page),
    line: line === null ? '' : fill(copy.findings.line, { line: formatNumber(language, line) }),
    said: faultText(id, proof, language),
    found: found === '' ? copy.findings.nothing : found,
    wanted,
    excerpt: excerpt === '' ? null : markedExcerpt(excerpt, found),
  };
}

/** The excerpt with the match marked; fully marked if the words are not quoted from it. */
function markedExcerpt(excerpt: string, found: string): MarkedExcerpt {
  const at = found === '' ? -1 : excerpt.indexOf(found);
  if (at < 0) return { before: '', marked: excerpt, after: '' };
  return {
    before: excerpt.slice(0, at),
    marked: found,
    after: excerpt.slice(at + found.length),
  };
}

function percent(share: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], { style: 'percent' }).format(share);
}
