import type { MetaDescriptor } from 'react-router';
import { feedAddress } from '#app/i18n/feed-address.ts';
import type { ShellData } from '#app/shell/shell-data.ts';

/** Link by which feed readers discover the feed. */
export function feedLink(shell: ShellData | undefined, title: string): MetaDescriptor[] {
  if (!shell) return [];
  const href = shell.origin + feedAddress(shell.language);
  return [{ tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title, href }];
}
