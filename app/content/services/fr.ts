import { fr as blogs } from './blogs/fr.ts';
import { fr as ecommerce } from './ecommerce/fr.ts';
import { fr as landing } from './landing/fr.ts';
import { fr as local } from './local/fr.ts';
import { fr as loyalty } from './loyalty/fr.ts';
import { fr as metaAds } from './meta-ads/fr.ts';
import { fr as podcasts } from './podcasts/fr.ts';
import { fr as seo } from './seo/fr.ts';
import type { ServiceCopy, ServiceId } from './shape.ts';
import { fr as youtube } from './youtube/fr.ts';

export const fr: Record<ServiceId, ServiceCopy> = {
  'service-seo': seo,
  'service-podcasts': podcasts,
  'service-blogs': blogs,
  'service-landing': landing,
  'service-loyalty': loyalty,
  'service-ecommerce': ecommerce,
  'service-local': local,
  'service-youtube': youtube,
  'service-meta-ads': metaAds,
};
