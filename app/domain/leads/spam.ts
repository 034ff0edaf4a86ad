import { day, hour } from '../durations.ts';

/** Points of each spam signal. No single signal quarantines a message, except a honeypot, a flood and many links. */
export const spamPoints = {
  /** The honeypot field was filled in. */
  honeypot: 100,
  /** A fill-time token that we did not sign. */
  'forged-token': 50,
  /** No token, as without scripts. */
  'no-token': 10,
  /** Older than anyone would leave a form open. */
  'stale-token': 10,
  /** Filled in faster than anyone types. */
  'too-fast': 35,
  /** Several messages from one address within minutes, or a flood. */
  'many-from-address': 20,
  'flood-from-address': 60,
  /** More than one or two links. */
  links: 30,
  'many-links': 60,
  /** HTML tags or BBCode. */
  markup: 30,
  /** Products that form spam typically advertises. */
  pitch: 30,
  /** Mostly in capitals. */
  shouting: 15,
  /** The same text in several fields. */
  'same-everywhere': 25,
  /** Letters of a script that none of our languages uses. */
  'other-script': 30,
} as const satisfies Record<string, number>;

export type SpamSignal = keyof typeof spamPoints;

export interface SpamReport {
  /** 0 to 100. */
  score: number;
  signals: SpamSignal[];
}

/** From this score on, a message is quarantined for review by staff. */
const quarantineFrom = 60;

/** Minimum time in milliseconds to enter a name, an address and a sentence. */
const fastest = 3000;

/** A form open for longer than this, in milliseconds, was hardly filled in by the person who opened it. */
const longestOpen = day;

/**
 * Messages from one address range within ten minutes: `many` may be an office behind one address, `flood` is a machine.
 */
export const rateWindow = 600_000;
const many = 20;
export const flood = 60;

/** Rate limit per address range; the window is in milliseconds. Further messages are refused. */
export const hardLimit = { limit: 120, window: hour } as const;

/** A form's proof of when it was opened: signed by us, missing, or forged. */
export type FillTime =
  | { kind: 'signed'; milliseconds: number }
  | { kind: 'absent' }
  | { kind: 'forged' };

export interface Circumstances {
  honeypot: string;
  fill: FillTime;
  /** Messages from the same address range in the last ten minutes, excluding this one. */
  recent: number;
}

interface Written {
  name: string;
  email: string;
  company: string;
  message: string;
}

/** Scores a message by its content and how it was sent. Pure: the same input always gives the same report. */
export function spamReport(written: Written, circumstances: Circumstances): SpamReport {
  const signals = [...signalsOfArrival(circumstances), ...signalsOfText(written)];
  const sum = signals.reduce((total, signal) => total + spamPoints[signal], 0);
  return { score: Math.min(100, sum), signals };
}

/** Whether a message is quarantined. */
export function isSuspect({ score }: Pick<SpamReport, 'score'>): boolean {
  return score >= quarantineFrom;
}

/** Whether a message exceeds the flood limit of its address range. */
export function isFlood({ signals }: Pick<SpamReport, 'signals'>): boolean {
  return signals.includes('flood-from-address');
}

function signalsOfArrival({ honeypot, fill, recent }: Circumstances): SpamSignal[] {
  const signals: SpamSignal[] = [];
  if (honeypot !== '') signals.push('honeypot');
  if (fill.kind === 'forged') signals.push('forged-token');
  if (fill.kind === 'absent') signals.push('no-token');
  if (fill.kind === 'signed' && fill.milliseconds < fastest) signals.push('too-fast');
  if (fill.kind === 'signed' && fill.milliseconds > longestOpen) signals.push('stale-token');
  if (recent >= flood) signals.push('flood-from-address');
  else if (recent >= many) signals.push('many-from-address');
  return signals;
}

const pitch =
  /\b(?:viagra|cialis|casinos?|forex|crypto(?:currency)? (?:invest|profit)|backlinks? (?:package|service|for)|guest post|buy followers|seo (?:package|expert|service)s? (?:at|for) \$|payday loan|onlyfans|escorts?)\b/i;

const tags =
  /<\/?(?:a|b|i|p|br|div|span|img|script|iframe|h\d|form|svg)\b[^>]*>|\[\/?(?:url|link|img)\b/i;

function signalsOfText({ name, email, company, message }: Written): SpamSignal[] {
  const signals: SpamSignal[] = [];
  const all = `${name} ${company} ${message}`;
  const links = all.match(/\bhttps?:\/\/|\bwww\./gi)?.length ?? 0;
  if (links > 4) signals.push('many-links');
  else if (links > 2 || /https?:\/\//i.test(name)) signals.push('links');
  if (tags.test(all)) signals.push('markup');
  if (pitch.test(all)) signals.push('pitch');
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  const capitals = message.match(/\p{Lu}/gu)?.length ?? 0;
  if (letters >= 40 && capitals > letters * 0.8) signals.push('shouting');
  const [first, second] = [name.trim(), message.trim()];
  if (first !== '' && (first === second || (first === company.trim() && first === email))) {
    signals.push('same-everywhere');
  }
  const latin = message.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= 20 && latin < letters / 2) signals.push('other-script');
  return signals;
}
