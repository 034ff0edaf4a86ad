import type { TownPageId } from '#app/domain/towns.ts';
import { en as landingLaval } from './landing/laval/en.ts';
import { en as landingLongueuil } from './landing/longueuil/en.ts';
import { en as landingMontreal } from './landing/montreal/en.ts';
import { en as landingNewYork } from './landing/new-york/en.ts';
import { en as landingQuebec } from './landing/quebec/en.ts';
import { en as localLaval } from './local/laval/en.ts';
import { en as localLongueuil } from './local/longueuil/en.ts';
import { en as localMontreal } from './local/montreal/en.ts';
import { en as localNewYork } from './local/new-york/en.ts';
import { en as localQuebec } from './local/quebec/en.ts';
import { en as metaAdsLaval } from './meta-ads/laval/en.ts';
import { en as metaAdsLongueuil } from './meta-ads/longueuil/en.ts';
import { en as metaAdsMontreal } from './meta-ads/montreal/en.ts';
import { en as metaAdsNewYork } from './meta-ads/new-york/en.ts';
import { en as metaAdsQuebec } from './meta-ads/quebec/en.ts';
import type { TownText } from './shape.ts';

export const en: Record<TownPageId, TownText> = {
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
