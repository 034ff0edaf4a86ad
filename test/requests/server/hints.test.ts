import { describe, expect, it } from 'vitest';
import { linked } from '../../html.ts';
import { openSite } from '../../site.ts';

describe('resource hints (PERF-01 to PERF-04, PERF-08)', async () => {
  const plain = await openSite();
  const site = await openSite({
    PRECONNECT_HOSTS: 'https://fonts.example, https://api.example, https://sign-in.example',
    DNS_PREFETCH_HOSTS: 'https://photos.example',
    ANALYTICS_HOSTS: 'https://measures.example',
  });

  it('name no host that is not configured', async () => {
    const html = await plain.page('/fr');
    expect(linked(html, 'preconnect')).toEqual([]);
    expect(linked(html, 'dns-prefetch')).toEqual([]);
  });

  it.each(['/fr', '/es'])('name configured hosts: %s', async (path) => {
    const html = await site.page(path);
    expect(linked(html, 'preconnect').map(({ href }) => href)).toEqual([
      'https://fonts.example',
      'https://api.example',
      'https://sign-in.example',
    ]);
    expect(linked(html, 'dns-prefetch').map(({ href }) => href)).toEqual([
      'https://photos.example',
    ]);
  });

  it('leave out measurement hosts, which need the visitor’s consent', async () => {
    const html = await site.page('/fr');
    expect(html).not.toMatch(/<link[^>]*measures\.example/);
  });
});
