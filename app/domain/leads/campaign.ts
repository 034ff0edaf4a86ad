import { truncate } from '#app/domain/truncate.ts';
import { parseRecord } from '../consent/record.ts';
import { statusOf, isGranted } from '../consent/status.ts';

/** Campaign parameters in URLs, with the key under which each is stored. */
export const campaignFields = {
  utm_source: 'source',
  utm_medium: 'medium',
  utm_campaign: 'name',
  utm_term: 'term',
  utm_content: 'content',
} as const;

type CampaignKey = (typeof campaignFields)[keyof typeof campaignFields];

export type Campaign = Partial<Record<CampaignKey, string>>;

/** Maximum length of a stored value, in characters. */
const longest = 100;

/** Campaign parameters of a URL; null if it has none. */
export function readCampaign(query: { get: (name: string) => unknown }): Campaign | null {
  const found = Object.entries(campaignFields).flatMap(([name, key]) => {
    const value = query.get(name);
    const text = typeof value === 'string' ? truncate(value.trim(), longest) : '';
    return text === '' ? [] : [[key, text] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}

/** Parses campaign parameters stored in the browser, which are untrusted. */
export function readKeptCampaign(json: unknown): Campaign | null {
  if (typeof json !== 'object' || json === null) return null;
  const kept = json as Record<string, unknown>;
  return readCampaign({
    get: (name) => kept[campaignFields[name as keyof typeof campaignFields]],
  });
}

/**
 * The campaign submitted with a form, if the consent submitted with it allows it. A form without valid consent, such as
 * one sent without scripts, has no campaign.
 *
 * @param consent the record stored by the browser, in JSON
 * @param now epoch milliseconds
 */
export function allowedCampaign(
  fields: { get: (name: string) => unknown },
  consent: unknown,
  now: number,
): Campaign | null {
  const status = statusOf(parseRecord(parseJson(consent)), now);
  return isGranted(status, 'marketing') ? readCampaign(fields) : null;
}

function parseJson(text: unknown): unknown {
  if (typeof text !== 'string' || text.length > 2000) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
