import { en as blogs } from './blogs/en.ts';
import { en as ecommerce } from './ecommerce/en.ts';
import { en as landing } from './landing/en.ts';
import { en as local } from './local/en.ts';
import { en as loyalty } from './loyalty/en.ts';
import { en as metaAds } from './meta-ads/en.ts';
import { en as podcasts } from './podcasts/en.ts';
import { en as seo } from './seo/en.ts';
import type { ServiceCopy, ServiceId } from './shape.ts';
import { en as youtube } from './youtube/en.ts';

export const en: Record<ServiceId, ServiceCopy> = {
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
