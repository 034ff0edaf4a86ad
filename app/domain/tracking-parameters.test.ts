import { expect, it } from 'vitest';
import { withoutTracking } from './tracking-parameters.ts';

it.each([
  '/fr?utm_source=infolettre',
  '/fr?utm_source=google&utm_medium=cpc&utm_campaign=printemps%202026&gclid=EAIaIQ_x-1',
  '/fr?gbraid=1&gad_source=1&gad_campaignid=2',
  '/fr?fbclid=IwAR0',
  '/fr?msclkid=8a',
  '/fr?mc_cid=1&mc_eid=2',
  '/fr?utm_source',
  '/fr?utm_term=a?b',
])('the query of %s only tracks', (address) => {
  expect(withoutTracking(address)).toBe('/fr');
});

it.each([
  '/fr',
  '/fr?',
  '/fr?q=seo',
  '/fr?utm_source=x&q=seo',
  '/fr?page=2&utm_source=x',
  '/fr?utm_source=x&',
  '/fr?utm%5Fsource=x',
  '/fr?xutm_source=x',
  '/fr?gclids=1',
  '/fr?UTM_SOURCE=x',
])('%s stays as it is', (address) => {
  expect(withoutTracking(address)).toBe(address);
});
