import type { WebApplication, WithContext } from 'schema-dts';
import type { ShellData } from './shell-data.ts';

/** A tool that runs in the browser and costs nothing, as search engines describe one. */
export function freeTool(
  { origin, language }: ShellData,
  pathname: string,
  name: string,
  description: string,
): WithContext<WebApplication> {
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
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
    provider: { '@id': `${origin}/#organization` },
  };
}
