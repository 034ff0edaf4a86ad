import type { Content } from '#app/content/shape.ts';
import type { Json } from '#app/domain/leads/attachment.ts';
import { listAt, numberAt, textAt } from '#app/domain/leads/prospect-facts.ts';
import type { ReportedScore, ReportPart, ToolReport } from '#app/domain/leads/tool-report.ts';
import type { Language } from '#app/i18n/languages.ts';

/** A tool's stored result, and the language of the report. */
export interface ReportSource {
  language: Language;
  content: Content;
  inputs: Json;
  result: Json;
  number: (value: number) => string;
  euros: (value: number) => string;
  yesNo: (value: Json | undefined) => string;
}

/** Content of a report; the tool and its version are added. */
export type ReportContent = Partial<Pick<ToolReport, 'score' | 'parts' | 'facts' | 'advice'>>;

const tones: Readonly<Record<string, ReportedScore['tone']>> = {
  excellent: 'good',
  veryGood: 'good',
  good: 'fair',
  improve: 'poor',
};

/** @param band code of the band; without one, the CRM's bands (CRMC-11) decide the tone */
export function scoreOf(
  value: number | null,
  band: string,
  name = '',
  message = '',
): ReportedScore | null {
  if (value === null || value < 0 || value > 100) return null;
  const tone = tones[band] ?? (value >= 80 ? 'good' : value >= 60 ? 'fair' : 'poor');
  return { value: Math.round(value), tone, band: name, message };
}

/** Parts with their gained and available points. */
export function pointsOf(
  result: Json,
  names: Readonly<Record<string, string>>,
  number: (value: number) => string,
): ReportPart[] {
  return listAt(result, 'parts').flatMap((part) => {
    const [gained, available] = [numberAt(part, 'gained'), numberAt(part, 'available')];
    const label = messageOf(names, textAt(part, 'id'));
    if (!label || gained === null || available === null || available <= 0) return [];
    return [
      { label, value: `${number(gained)} / ${number(available)}`, share: gained / available },
    ];
  });
}

/** A part with a score from 0 to 100. */
export function partFrom(
  label: string,
  value: number | null,
  number: (value: number) => string,
): ReportPart[] {
  if (!label || value === null) return [];
  return [{ label, value: `${number(value)} / 100`, share: value / 100 }];
}

export function shown(value: number | null, number: (value: number) => string): string {
  return value === null ? '' : number(value);
}

/** The message for a stored code, if it still exists. */
export function messageOf<Message>(
  messages: Readonly<Record<string, Message>>,
  code: string,
): Message | undefined {
  return Object.hasOwn(messages, code) ? messages[code] : undefined;
}

export function messagesOf(
  messages: Readonly<Record<string, string>>,
  codes: readonly Json[],
): string[] {
  return codes.flatMap((code) =>
    typeof code === 'string' ? (messageOf(messages, code) ?? []) : [],
  );
}
