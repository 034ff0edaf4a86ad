import { contentOf } from '#app/content/content.ts';
import type { Attachment } from '#app/domain/leads/attachment.ts';
import type { ReportedScore, ToolReport } from '#app/domain/leads/tool-report.ts';
import { formatAmount, formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { toolReports } from './tool-results.ts';

type Rows = readonly (readonly [label: string, value: string])[];

/**
 * A tool's result, worded like its page. Parts stored by an earlier release in another format are omitted, rather than
 * shown under their field names.
 */
export function toolReport(
  { tool, version, inputs, result }: Attachment,
  language: Language,
): ToolReport {
  const content = contentOf(language);
  const { yes, no } = content.leads.conflict;
  const stated = toolReports[tool]({
    language,
    content,
    inputs,
    result,
    number: (value) => formatNumber(language, value, { maximumFractionDigits: 1 }),
    euros: (value) => formatAmount(language, Math.round(value)),
    yesNo: (value) => (value === true ? yes : value === false ? no : ''),
  });
  const facts = (stated.facts ?? []).filter(([label, value]) => label !== '' && value !== '');
  return { tool, version, score: null, parts: [], advice: [], ...stated, facts };
}

/** The same as lines, for emails and notes. */
export function reportRows({ score, parts, facts, advice }: ToolReport, language: Language): Rows {
  const { report: copy } = contentOf(language).leads;
  return [
    ...(score ? [[copy.score, scoreText(score)] as const] : []),
    ...parts.map(({ label, value }) => [label, value] as const),
    ...facts,
    ...advice.map((each) => [copy.advice, each] as const),
  ];
}

const scoreText = ({ value, band }: ReportedScore) =>
  [`${value} / 100`, band].filter(Boolean).join(', ');
