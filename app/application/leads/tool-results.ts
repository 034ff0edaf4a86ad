import { metricIds, bandOf } from '#app/domain/ila/dashboard-score.ts';
import { homeSliderIds } from '#app/domain/ila/home-inputs.ts';
import { wizardSliders, wizardTexts, wizardToggles } from '#app/domain/ila/wizard-fields.ts';
import type { Tool } from '#app/domain/leads/attachment.ts';
import { listAt, numberAt, partOf, textAt } from '#app/domain/leads/prospect-facts.ts';
import { fill } from '#app/i18n/format.ts';
import { auditReport } from '../audit/audit-attachment.server.ts';
import { forecastReport } from './forecast-report.ts';
import {
  messageOf,
  messagesOf,
  partFrom,
  pointsOf,
  scoreOf,
  shown,
  type ReportContent,
  type ReportSource,
} from './report-parts.ts';

/** Report of each tool's result, worded like its page. */
export const toolReports: Record<Tool, (source: ReportSource) => ReportContent> = {
  'site-audit': ({ inputs, result, language }) => auditReport({ inputs, result }, language),
  'ila-home': ({ content, inputs, result, number }) => {
    const { ila } = content.home;
    const band = messageOf(ila.bands, textAt(result, 'band'));
    return {
      score: scoreOf(numberAt(result, 'score'), textAt(result, 'band'), band?.label, band?.message),
      parts: pointsOf(result, ila.parts, number),
      facts: [
        ...(['nomEntreprise', 'adresse', 'siteWeb'] as const).map(
          (name) => [ila.fields[name], textAt(inputs, name)] as const,
        ),
        ...homeSliderIds.map(
          (id) => [ila.sliders[id].label, shown(numberAt(inputs, id), number)] as const,
        ),
      ],
    };
  },
  ila: ({ content, inputs, result, number, yesNo }) => {
    const { ilaWizard: copy } = content;
    const label = textAt(result, 'label');
    const { result: said } = copy;
    return {
      score: scoreOf(
        numberAt(result, 'score'),
        label,
        messageOf(said.labels, label),
        messageOf(said.messages, label),
      ),
      parts: pointsOf(result, copy.breakdown.factors, number),
      facts: [
        ...wizardTexts.map((name) => [copy.fields[name], textAt(inputs, name)] as const),
        [
          copy.fields.industry,
          messageOf(copy.business.industries, textAt(inputs, 'industry')) ?? '',
        ],
        ...wizardToggles.map((name) => [copy.fields[name], yesNo(partOf(inputs, name))] as const),
        ...(Object.keys(wizardSliders) as (keyof typeof wizardSliders)[]).map(
          (name) => [copy.fields[name], shown(numberAt(inputs, name), number)] as const,
        ),
        [said.risk, messageOf(said.risks, textAt(result, 'risk')) ?? ''],
      ],
      advice: messagesOf(said.advice, listAt(result, 'recommendations')),
    };
  },
  'ila-dashboard': ({ content, result, number }) => {
    const { ilaDashboard: copy } = content;
    const value = numberAt(result, 'overallScore');
    const band = value === null ? '' : bandOf(Math.round(value));
    const metrics = partOf(result, 'metrics');
    return {
      score: scoreOf(value, band, messageOf(copy.bands, band)),
      parts: metricIds.flatMap((id) => partFrom(copy.metrics[id], numberAt(metrics, id), number)),
      facts: [
        [copy.analysis.risks, messagesOf(copy.metrics, listAt(result, 'riskFactors')).join(', ')],
      ],
      advice: messagesOf(copy.advice, listAt(result, 'recommendations')),
    };
  },
  adluma: forecastReport,
  'adluma-full': forecastReport,
  ilumatch: ({ content, inputs, result, number }) => {
    const { ilumatch: copy } = content;
    const services = listAt(result, 'services');
    return {
      score: scoreOf(numberAt(result, 'score'), ''),
      parts: services.flatMap((service) =>
        partFrom(
          messageOf(copy.result.names, textAt(service, 'name'))?.name ?? '',
          numberAt(service, 'compatibility'),
          number,
        ),
      ),
      facts: [
        [copy.fields.company, textAt(inputs, 'company')],
        ...(['industry', 'size', 'budget', 'timeline', 'experience'] as const).map((field) => {
          const names: Readonly<Record<string, string>> = copy.options[field];
          return [copy.fields[field], messageOf(names, textAt(inputs, field)) ?? ''] as const;
        }),
        [copy.fields.goals, messagesOf(copy.options.goals, listAt(inputs, 'goals')).join(', ')],
        [copy.fields.challenges, textAt(inputs, 'challenges')],
        [copy.result.ranking, messagesOf(copy.result.priced, listAt(result, 'ranking')).join(', ')],
      ],
      advice: messagesOf(copy.result.recommendations, listAt(result, 'recommendations')),
    };
  },
  loyalty: ({ content, inputs, result, number }) => {
    const { form, plan } = content.loyalty;
    const rhythm = numberAt(result, 'rhythm');
    const objectives = listAt(inputs, 'objectives');
    return {
      facts: [
        [form.company, textAt(inputs, 'company')],
        [form.sector, messageOf(form.sectors, textAt(inputs, 'sector')) ?? ''],
        [form.objectives, messagesOf(form.objectiveNames, objectives).join(', ')],
      ],
      advice: [
        ...(rhythm === null ? [] : [fill(plan.rhythm, { days: number(rhythm) })]),
        ...messagesOf(plan.watch, objectives),
      ],
    };
  },
  compatibility: ({ content, inputs, result, number }) => {
    const { form, result: said, kinds, network } = content.crossVisibility;
    const level = messageOf(said.levels, textAt(result, 'level'));
    const partner = [...network.members, ...network.recommended].find(
      ({ id }) => id === textAt(inputs, 'partner'),
    );
    const hasAnswers = (numberAt(result, 'answers') ?? 0) > 0;
    return {
      score: hasAnswers
        ? scoreOf(numberAt(result, 'potential'), '', level?.title, level?.text)
        : null,
      parts: listAt(result, 'kinds').flatMap((kind) =>
        partFrom(
          messageOf(kinds, textAt(kind, 'kind'))?.title ?? '',
          numberAt(kind, 'score'),
          number,
        ),
      ),
      facts: [
        [network.contact, partner?.name ?? ''],
        [form.company, textAt(inputs, 'company')],
        [form.sector, messageOf(form.sectors, textAt(inputs, 'sector')) ?? ''],
        [form.audience, messageOf(form.audiences, textAt(inputs, 'audience')) ?? ''],
        [form.goals, messagesOf(form.goalNames, listAt(inputs, 'goals')).join(', ')],
      ],
    };
  },
  landing: ({ content, inputs }) => {
    const { landing: copy } = content;
    return {
      facts: [
        ...(Object.keys(copy.fields) as (keyof typeof copy.fields)[]).map(
          (name) => [copy.fields[name].label, textAt(inputs, name)] as const,
        ),
        [copy.action, messageOf(copy.actions, textAt(inputs, 'action')) ?? ''],
        [copy.accent, messageOf(copy.accents, textAt(inputs, 'accent')) ?? ''],
      ],
    };
  },
  // Conversations are displayed as such, not as a report.
  chat: () => ({}),
};
