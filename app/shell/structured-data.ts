import type { BreadcrumbList, WithContext } from 'schema-dts';
import { parseAddress, withPrefix } from '#app/i18n/address.ts';
import type { KnownPath } from '#app/i18n/paths.ts';
import type { ShellData } from './shell-data.ts';
import * as agency from './structured-data/agency.ts';
import { context } from './structured-data/described-page.ts';
import * as published from './structured-data/published.ts';

export type { DescribedPage } from './structured-data/described-page.ts';

/** Stands in for these functions in the browser, where `pageMeta` calls none: keeps their code out of its bundles. */
const unread = {} as never;

export const organization = import.meta.env.SSR ? agency.organization : unread;
export const office = import.meta.env.SSR ? agency.office : unread;
export const webSite = import.meta.env.SSR ? agency.webSite : unread;
export const article = import.meta.env.SSR ? published.article : unread;
export const writer = import.meta.env.SSR ? published.writer : unread;
export const offeredService = import.meta.env.SSR ? published.offeredService : unread;
export const freeTool = import.meta.env.SSR ? published.freeTool : unread;
export const questions = import.meta.env.SSR ? published.questions : unread;

/** Breadcrumbs from the home page, by way of the page's list if any, to a page of the given name. */
export function breadcrumbs(
  { origin, copy }: ShellData,
  name: string,
  pathname: string,
  parent?: { name: string; path: KnownPath },
): WithContext<BreadcrumbList> {
  const { prefix } = parseAddress(pathname);
  const trail = [
    { name: copy.breadcrumbs.home, address: withPrefix(prefix, '/') },
    ...(parent ? [{ name: parent.name, address: withPrefix(prefix, parent.path) }] : []),
    { name, address: pathname },
  ];
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: origin + step.address,
    })),
  };
}
