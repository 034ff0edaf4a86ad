import { truncate } from '#app/domain/truncate.ts';
import { parseRecord } from '../consent/record.ts';
import { statusOf, isGranted } from '../consent/status.ts';

/** The parameters by which a campaign names itself, with the key each is kept under. */
export const campaignFields = {
  utm_source: 'source',
  utm_medium: 'medium',
  utm_campaign: 'name',
  utm_term: 'term',
  utm_content: 'content',
} as const;

type CampaignKey = (typeof campaignFields)[keyof typeof campaignFields];

export type Campaign = Partial<Record<CampaignKey, string>>;

/** Longest value that is kept, in characters. */
const longest = 100;

/** What an address says of the campaign that led to it; null when it says nothing. */
export function readCampaign(query: { get: (name: string) => unknown }): Campaign | null {
  const found = Object.entries(campaignFields).flatMap(([name, key]) => {
    const value = query.get(name);
    const text = typeof value === 'string' ? truncate(value.trim(), longest) : '';
    return text === '' ? [] : [[key, text] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}

/** What is kept of a campaign in the browser, read without trust. */
export function readKeptCampaign(json: unknown): Campaign | null {
  if (typeof json !== 'object' || json === null) return null;
  const kept = json as Record<string, unknown>;
  return readCampaign({
    get: (name) => kept[campaignFields[name as keyof typeof campaignFields]],
  });
}

/**
 * The campaign that a form brought along, if the consent that it brought along too allows it. A form without a consent
 * in force, such as one sent without scripts, has no campaign, whatever else it says.
 *
 * @param consent the record as the browser keeps it, in JSON
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
