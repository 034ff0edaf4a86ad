import type { TownPageId } from '#app/domain/towns.ts';
import { fr as landingLaval } from './landing/laval/fr.ts';
import { fr as landingLongueuil } from './landing/longueuil/fr.ts';
import { fr as landingMontreal } from './landing/montreal/fr.ts';
import { fr as landingNewYork } from './landing/new-york/fr.ts';
import { fr as landingQuebec } from './landing/quebec/fr.ts';
import { fr as localLaval } from './local/laval/fr.ts';
import { fr as localLongueuil } from './local/longueuil/fr.ts';
import { fr as localMontreal } from './local/montreal/fr.ts';
import { fr as localNewYork } from './local/new-york/fr.ts';
import { fr as localQuebec } from './local/quebec/fr.ts';
import { fr as metaAdsLaval } from './meta-ads/laval/fr.ts';
import { fr as metaAdsLongueuil } from './meta-ads/longueuil/fr.ts';
import { fr as metaAdsMontreal } from './meta-ads/montreal/fr.ts';
import { fr as metaAdsNewYork } from './meta-ads/new-york/fr.ts';
import { fr as metaAdsQuebec } from './meta-ads/quebec/fr.ts';
import type { TownText } from './shape.ts';

export const fr: Record<TownPageId, TownText> = {
  'local-montreal': localMontreal,
  'local-laval': localLaval,
  'local-longueuil': localLongueuil,
  'local-quebec': localQuebec,
  'local-new-york': localNewYork,
  'meta-ads-montreal': metaAdsMontreal,
  'meta-ads-laval': metaAdsLaval,
  'meta-ads-longueuil': metaAdsLongueuil,
  'meta-ads-quebec': metaAdsQuebec,
  'meta-ads-new-york': metaAdsNewYork,
  'landing-montreal': landingMontreal,
  'landing-laval': landingLaval,
  'landing-longueuil': landingLongueuil,
  'landing-quebec': landingQuebec,
  'landing-new-york': landingNewYork,
};
