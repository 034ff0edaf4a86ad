import { forecast } from '../adluma/forecast.ts';
import { planFields, planVersion, readPlan } from '../adluma/plan.ts';
import { readConversation } from '../chat/conversation.ts';
import { readFields } from '../codec/fields.ts';
import { textField } from '../codec/text-field.ts';
import { compatibilityOf, readCompatibility } from '../cross-visibility/compatibility.ts';
import { readMetrics } from '../ila/dashboard-fields.ts';
import { analyse, dashboardVersion } from '../ila/dashboard-score.ts';
import { hasHomeInput, homeTextFields, readHomeInput } from '../ila/home-fields.ts';
import { homeScore } from '../ila/home-score.ts';
import { hasName, readWizardLink } from '../ila/wizard-link.ts';
import { wizardScore, wizardVersion } from '../ila/wizard-score.ts';
import { readMatchLink } from '../ilumatch/answers.ts';
import { rankServices } from '../ilumatch/ranking.ts';
import { matchResult } from '../ilumatch/stated-result.ts';
import { readDraft } from '../landing/page-draft.ts';
import { readNurturing, retentionPlan } from '../loyalty/retention-plan.ts';
import { readNumber } from '../read-number.ts';
import { sanitizeText } from './sanitize-text.ts';

/** JSON values: an attachment is stored unchanged and may be read years later. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

export const tools = [
  'ila-home',
  'ila',
  'ila-dashboard',
  'adluma',
  'adluma-full',
  'ilumatch',
  'loyalty',
  'compatibility',
  'landing',
  'site-audit',
  'chat',
] as const;

export type Tool = (typeof tools)[number];

/** Tools whose shared link contains their complete result. */
export type LinkedTool = Exclude<Tool, 'chat' | 'site-audit'>;

/** A visitor's input to a tool, and the tool's result, recomputed: figures in a URL cannot be trusted. */
export interface Attachment {
  tool: Tool;
  /** Version of the tool's method. */
  version: string;
  inputs: Json;
  result: Json;
}

type Reading = { inputs: unknown; result: unknown; version?: string | number } | null;

/** The partner of a compatibility result, as named in the network's links. */
const partnerTable = { partenaire: textField(60) };

/** How to parse each tool's URL, and whether it contains anything. */
const readers = {
  'ila-home': (query) => {
    if (!hasHomeInput(query)) return null;
    const { input } = readHomeInput(query);
    const texts = readFields(homeTextFields, query).values;
    return { inputs: { ...texts, ...input }, result: homeScore(input) };
  },
  ila: (query) => {
    const { input, step } = readWizardLink(query);
    if (!hasName(input) || step !== 'result') return null;
    return { inputs: input, result: wizardScore(input), version: wizardVersion };
  },
  'ila-dashboard': (query) => {
    const { metrics, wasSent } = readMetrics(query);
    return wasSent
      ? { inputs: metrics, result: analyse(metrics), version: dashboardVersion }
      : null;
  },
  adluma: readAdluma,
  'adluma-full': readAdluma,
  ilumatch: (query) => {
    const { answers, step } = readMatchLink(query);
    if (step !== 'results') return null;
    const ranking = rankServices(answers)
      .slice(0, 3)
      .map(({ service }) => service);
    return { inputs: answers, result: { ...matchResult(answers), ranking } };
  },
  loyalty: (query) => {
    const form = readNurturing(query);
    if (!form.sector && form.objectives.length === 0 && !form.company) return null;
    const { company, sector, objectives } = form;
    // The sender's address is the lead's own; the plan only checks whose mailbox it is.
    const { rhythm, phases } = retentionPlan(form);
    return { inputs: { company, sector, objectives }, result: { rhythm, phases } };
  },
  compatibility: (query) => {
    const form = readCompatibility(query);
    const { partenaire: partner } = readFields(partnerTable, query).values;
    const result = compatibilityOf(form);
    if (result.answers === 0 && !form.company && !partner) return null;
    return { inputs: { ...form, ...(partner && { partner }) }, result };
  },
  landing: (query) => {
    const draft = readDraft(query);
    return draft.activity || draft.place || draft.headline ? { inputs: draft, result: null } : null;
  },
} as const satisfies Record<LinkedTool, (query: URLSearchParams) => Reading>;

/** The attachment in a tool's shared link; null if the link contains no result. */
export function attachmentOf(tool: LinkedTool, query: URLSearchParams): Attachment | null {
  const reading: Reading = readers[tool](query);
  if (!reading) return null;
  const { inputs, result, version = 1 } = reading;
  return { tool, version: String(version), inputs: plain(inputs), result: plain(result) };
}

function readAdluma(query: URLSearchParams): Reading {
  if (![...query.keys()].some((name) => planNames.has(name))) return null;
  const { plan } = readPlan(query, (text) => readNumber(text, { isWhole: false }));
  const { budget, goal, outcomes, verdict, breakEven, paidBackIn } = forecast(plan);
  return {
    // Only what differs from the simulator's defaults, as in its shared link.
    inputs: fieldsOf(planFields(plan)),
    result: { budget, goal, outcomes, verdict, breakEven, paidBackIn },
    version: planVersion,
  };
}

/** Every URL of the simulator has at least one of these parameters. */
const planNames = new Set(['budget', 'customers', 'direction', 'sector', 'goal', 'channel']);

function fieldsOf(fields: readonly (readonly [name: string, value: string])[]) {
  const all: Record<string, string> = {};
  for (const [name, value] of fields) all[name] = all[name] ? `${all[name]}, ${value}` : value;
  return all;
}

/** Limits of an attached conversation: its last messages, in number and in characters. */
const mostMessages = 60;
const longestConversation = 20_000;

/** A conversation with the assistant, as stored by the browser; null if the visitor wrote nothing. */
export function conversationAttachment(text: string): Attachment | null {
  if (text.length > longestConversation * 4) return null;
  const { messages } = readConversation(parseJson(text));
  if (!messages.some(({ sender }) => sender === 'user')) return null;
  let left = longestConversation;
  const kept = messages
    .slice(-mostMessages)
    .toReversed()
    .filter(({ content }) => (left -= content.length) >= 0)
    .toReversed()
    .map(({ sender, content, timestamp }) => ({ sender, content, timestamp }));
  return { tool: 'chat', version: '1', inputs: plain(kept), result: null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The value after a JSON round trip, without characters that a database text cannot store. */
function plain(value: unknown): Json {
  if (typeof value === 'string') return sanitizeText(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
}
