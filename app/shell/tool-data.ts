import { currency } from '#app/domain/currency.ts';
import type { WebApplication, WithContext } from 'schema-dts';
import type { DescribedPage } from './structured-data.ts';

/** Structured data of a free tool that runs in the browser. */
export function freeTool({
  shell: { origin, language },
  pathname,
  name,
  text: { description },
}: DescribedPage): WithContext<WebApplication> {
  // As in structured-data.ts: empty in the browser.
  if (!import.meta.env.SSR) return {} as never;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name,
    description,
    url: origin + pathname,
    inLanguage: language,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: currency },
    provider: { '@id': `${origin}/#organization` },
  };
}
