import type { Instant } from '../crm/records/field.ts';
import type { ScoreMethod } from '../crm/records/score-methods.ts';
import type { Attachment, Json, Tool } from './attachment.ts';
import type { Lead } from './lead.ts';

/** A score with its method and date; the date is null if only the lead's own is known. */
interface ProspectScore {
  value: number;
  method: ScoreMethod;
  version: string;
  at: Instant | null;
}

/** Facts about the business from a lead's tools; empty if there are none. */
export interface ProspectFacts {
  company: string;
  address: string;
  website: string;
  score: ProspectScore | null;
}

/** Paths of each fact in the tools' inputs, most informative tool first. */
const places = {
  company: [
    ['ila', 'businessName'],
    ['ila-home', 'nomEntreprise'],
    ['ilumatch', 'company'],
    ['loyalty', 'company'],
    ['compatibility', 'company'],
  ],
  address: [
    ['ila', 'address'],
    ['ila-home', 'adresse'],
    ['landing', 'place'],
  ],
  website: [
    ['site-audit', 'address'],
    ['ila', 'website'],
    ['ila-home', 'siteWeb'],
  ],
} as const satisfies Record<string, readonly (readonly [Tool, string])[]>;

/** Tools that score a business, with the path of the score: measured scores first, then the most thorough. */
const scores = [
  ['site-audit', 'score'],
  ['ila', 'score'],
  ['ila-dashboard', 'overallScore'],
  ['ila-home', 'score'],
] as const satisfies readonly (readonly [Tool & ScoreMethod, string])[];

export function prospectFacts({ attachments }: Pick<Lead, 'attachments'>): ProspectFacts {
  const of = (tool: Tool) => attachments.find((each) => each.tool === tool);
  const first = (all: readonly (readonly [Tool, string])[]) =>
    all.map(([tool, name]) => textAt(of(tool)?.inputs, name)).find((text) => text !== '') ?? '';
  const score = scores
    .map(([tool, name]) => scoreIn(of(tool), tool, name))
    .find((found) => found !== null);
  return {
    company: first(places.company),
    address: first(places.address),
    website: first(places.website),
    score: score ?? null,
  };
}

/** A part of a stored value of unknown shape: an earlier release may have written it. */
export function partOf(value: Json | undefined, name: string): Json | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, Json>>)[name];
}

/** The text at a key; empty if there is none. */
export function textAt(value: Json | undefined, name: string): string {
  const part = partOf(value, name);
  return typeof part === 'string' ? part.trim() : '';
}

/** The number at a key; null if there is none. */
export function numberAt(value: Json | undefined, name: string): number | null {
  const part = partOf(value, name);
  return typeof part === 'number' && Number.isFinite(part) ? part : null;
}

/** The list at a key; empty if there is none. */
export function listAt(value: Json | undefined, name: string): readonly Json[] {
  const part = partOf(value, name);
  return Array.isArray(part) ? (part as readonly Json[]) : [];
}

function scoreIn(
  attachment: Attachment | undefined,
  method: ScoreMethod,
  name: string,
): ProspectScore | null {
  const value = numberAt(attachment?.result, name);
  if (!attachment || value === null || value < 0 || value > 100) return null;
  const at = Date.parse(textAt(attachment.result, 'at'));
  return {
    value: Math.round(value),
    method,
    version: attachment.version.slice(0, 20),
    at: Number.isNaN(at) ? null : new Date(at).toISOString(),
  };
}
