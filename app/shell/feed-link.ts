import type { MetaDescriptor } from 'react-router';
import type { ShellData } from '#app/shell/shell-data.ts';
import { feedAddress } from './feed-address.ts';

/** What has feed readers find the articles from a page. */
export function feedLink(shell: ShellData | undefined, title: string): MetaDescriptor[] {
  if (!shell) return [];
  const href = shell.origin + feedAddress(shell.language);
  return [{ tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title, href }];
}
