import { day, hour } from '../durations.ts';

/** Points of each spam signal. No single signal quarantines a message, except a filled honeypot. */
export const spamPoints = {
  /** The field that no person sees was filled in. */
  honeypot: 100,
  /** A fill-time token that we did not sign. */
  'forged-token': 50,
  /** None at all, as without scripts. */
  'no-token': 10,
  /** Older than a form is left open. */
  'stale-token': 10,
  /** Written faster than anyone types. */
  'too-fast': 35,
  /** Several from one address in the last minutes, or a flood. */
  'many-from-address': 20,
  'flood-from-address': 60,
  /** More than a link or two. */
  links: 30,
  'many-links': 60,
  /** Tags or BBCode. */
  markup: 30,
  /** What those sell who write to every form. */
  pitch: 30,
  /** Capitals throughout. */
  shouting: 15,
  /** The same text in several fields. */
  'same-everywhere': 25,
  /** Letters of a script that none of our languages is written in. */
  'other-script': 30,
} as const satisfies Record<string, number>;

export type SpamSignal = keyof typeof spamPoints;

export interface SpamReport {
  /** 0 to 100. */
  score: number;
  signals: SpamSignal[];
}

/** From this score on a message is held in quarantine for a person to look at. */
const quarantineFrom = 60;

/** Faster than this, in milliseconds, nobody writes a name, an address and a sentence. */
const fastest = 3000;

/** A form left open for longer than this, in milliseconds, was hardly filled in by who opened it. */
const longestOpen = day;

/** Messages from one group of network addresses within ten minutes: an office behind one address, and a machine. */
export const rateWindow = 600_000;
const many = 20;
export const flood = 60;

/** Messages that one group of network addresses may send per window, in milliseconds; further ones are refused. */
export const hardLimit = { limit: 120, window: hour } as const;

/** What a form says of when it was opened: signed by us, by nobody, or by somebody else. */
export type FillTime =
  | { kind: 'signed'; milliseconds: number }
  | { kind: 'absent' }
  | { kind: 'forged' };

export interface Circumstances {
  honeypot: string;
  fill: FillTime;
  /** Messages from the same group of addresses in the last ten minutes, this one not counted. */
  recent: number;
}

interface Written {
  name: string;
  email: string;
  company: string;
  message: string;
}

/** Weighs how a message came and what it says. Pure: the same message under the same circumstances, the same report. */
export function spamReport(written: Written, circumstances: Circumstances): SpamReport {
  const signals = [...signalsOfArrival(circumstances), ...signalsOfText(written)];
  const sum = signals.reduce((total, signal) => total + spamPoints[signal], 0);
  return { score: Math.min(100, sum), signals };
}

/** Whether a message is quarantined. */
export function isSuspect({ score }: Pick<SpamReport, 'score'>): boolean {
  return score >= quarantineFrom;
}

/** Whether a message came past the flood limit of its address. */
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
