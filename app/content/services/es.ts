import { es as blogs } from './blogs/es.ts';
import { es as ecommerce } from './ecommerce/es.ts';
import { es as landing } from './landing/es.ts';
import { es as local } from './local/es.ts';
import { es as loyalty } from './loyalty/es.ts';
import { es as metaAds } from './meta-ads/es.ts';
import { es as podcasts } from './podcasts/es.ts';
import { es as seo } from './seo/es.ts';
import type { ServiceCopy, ServiceId } from './shape.ts';
import { es as youtube } from './youtube/es.ts';

export const es: Record<ServiceId, ServiceCopy> = {
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
