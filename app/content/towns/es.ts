import type { TownPageId } from '#app/domain/towns.ts';
import { es as landingLaval } from './landing/laval/es.ts';
import { es as landingLongueuil } from './landing/longueuil/es.ts';
import { es as landingMontreal } from './landing/montreal/es.ts';
import { es as landingNewYork } from './landing/new-york/es.ts';
import { es as landingQuebec } from './landing/quebec/es.ts';
import { es as localLaval } from './local/laval/es.ts';
import { es as localLongueuil } from './local/longueuil/es.ts';
import { es as localMontreal } from './local/montreal/es.ts';
import { es as localNewYork } from './local/new-york/es.ts';
import { es as localQuebec } from './local/quebec/es.ts';
import { es as metaAdsLaval } from './meta-ads/laval/es.ts';
import { es as metaAdsLongueuil } from './meta-ads/longueuil/es.ts';
import { es as metaAdsMontreal } from './meta-ads/montreal/es.ts';
import { es as metaAdsNewYork } from './meta-ads/new-york/es.ts';
import { es as metaAdsQuebec } from './meta-ads/quebec/es.ts';
import type { TownText } from './shape.ts';

export const es: Record<TownPageId, TownText> = {
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
