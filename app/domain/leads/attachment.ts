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

/** What JSON can hold: an attachment is kept as it is and read years later. */
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

/** Tools whose shared link holds all of their result. */
export type LinkedTool = Exclude<Tool, 'chat' | 'site-audit'>;

/** What a visitor told a tool, and the tool's result, recomputed: a figure in an address proves nothing. */
export interface Attachment {
  tool: Tool;
  /** Of the tool's method. */
  version: string;
  inputs: Json;
  result: Json;
}

type Reading = { inputs: unknown; result: unknown; version?: string | number } | null;

/** Whom a compatibility was looked up for, as the network's links name a partner. */
const partnerTable = { partenaire: textField(60) };

/** How each tool reads its own address, and whether it holds anything. */
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
    // The address of the sender is the lead's own; the plan only looks at whose mailbox it is.
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

/** The attachment in a tool's shared link; null when the link holds no result. */
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
    // Only what differs from the simulator's own assumptions, as its shared link has it.
    inputs: fieldsOf(planFields(plan)),
    result: { budget, goal, outcomes, verdict, breakEven, paidBackIn },
    version: planVersion,
  };
}

/** What every address of the simulator has at least one of. */
const planNames = new Set(['budget', 'customers', 'direction', 'sector', 'goal', 'channel']);

function fieldsOf(fields: readonly (readonly [name: string, value: string])[]) {
  const all: Record<string, string> = {};
  for (const [name, value] of fields) all[name] = all[name] ? `${all[name]}, ${value}` : value;
  return all;
}

/** Most of a conversation that is taken along: its last messages, in number and in characters. */
const mostMessages = 60;
const longestConversation = 20_000;

/** A conversation with the assistant, as the browser kept it; null when the visitor said nothing in it. */
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

/** The same as JSON would bring it back, with nothing that a database's text cannot hold. */
function plain(value: unknown): Json {
  if (typeof value === 'string') return sanitizeText(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
}
