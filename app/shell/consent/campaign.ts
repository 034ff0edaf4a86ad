import { campaignFields, readCampaign, readKeptCampaign } from '#app/domain/leads/campaign.ts';
import { formFields } from '#app/domain/leads/contact/form-fields.ts';
import { createStored } from '#app/ui/stored.ts';
import { storedRecord } from './consent-store.ts';

/** The visit's campaign parameters, stored for the visit only and only with consent to marketing. */
const keptCampaign = createStored('iluma-campaign', readKeptCampaign, () => sessionStorage);

/**
 * Stores the campaign once consent is given, on arrival or later in the visit.
 *
 * @param landing query of the visit's first address
 */
export function keepCampaign(landing: string): void {
  const campaign = readCampaign(new URLSearchParams(landing));
  if (campaign && !keptCampaign.read()) keptCampaign.write(campaign);
}

/**
 * Hidden fields for a form: the campaign's parameters and the consent that allows them. Call only with that consent.
 */
export function campaignToTakeAlong(): readonly (readonly [name: string, value: string])[] {
  const campaign = keptCampaign.read();
  const record = storedRecord.read();
  if (!campaign || !record) return [];
  const fields = Object.entries(campaignFields).flatMap(([name, key]) => {
    const value = campaign[key];
    return value ? [[name, value] as const] : [];
  });
  return [...fields, [formFields.consent, JSON.stringify(record)]];
}
