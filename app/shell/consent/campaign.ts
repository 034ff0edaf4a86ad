import { campaignFields, readCampaign, readKeptCampaign } from '#app/domain/leads/campaign.ts';
import { formFields } from '#app/domain/leads/form-fields.ts';
import { createStored, useStored } from '#app/ui/stored.ts';
import { storedRecord, type Consent } from './consent-store.ts';
import { useConsent } from './use-consent.ts';

/** The campaign that led here, for as long as the visit lasts and only with the visitor's consent to marketing. */
const keptCampaign = createStored('iluma-campaign', readKeptCampaign, () => sessionStorage);

/** The address that the visit began with, as long as this page has not been loaded anew. */
const landing = typeof window === 'undefined' ? '' : window.location.search;

/** Keeps the campaign once the visitor allows it, at the landing or later in the visit. */
export function keepCampaign({ isGranted }: Consent): void {
  if (!isGranted('marketing')) return;
  const campaign = readCampaign(new URLSearchParams(landing));
  if (campaign && !keptCampaign.read()) keptCampaign.write(campaign);
}

/** Hidden fields for a form: the campaign's parameters and the consent that allows them; none without it. */
export function useAllowedCampaign(): readonly (readonly [name: string, value: string])[] {
  const { isGranted } = useConsent();
  const campaign = useStored(keptCampaign);
  const record = useStored(storedRecord);
  if (!isGranted('marketing') || !campaign || !record) return [];
  const fields = Object.entries(campaignFields).flatMap(([name, key]) => {
    const value = campaign[key];
    return value ? [[name, value] as const] : [];
  });
  return [...fields, [formFields.consent, JSON.stringify(record)]];
}
