import { describe, expect, it, vi } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { languages } from '#app/i18n/languages.ts';
import { contents, readable, tags } from '../../html.ts';
import { openSite } from '../../site.ts';
import { browserOn, somebodyOn } from '../../staff.ts';

const site = await openSite();
const lost = () =>
  Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));

describe('a database lost while a signed-in page is rendered', () => {
  it.each(languages)(
    'gives an error page of the site in %s, and keeps the session',
    async (language) => {
      const { choose, fields } = await somebodyOn(site);
      await choose();
      const browser = browserOn(site, `/${language}/crm-complet`);
      expect((await browser.post(fields)).status).toBe(303);
      const list = vi.spyOn(site.services.staff.accounts, 'list').mockImplementation(lost);
      try {
        const response = await browser.get();
        expect(response.status).toBe(503);
        expect(response.headers.get('retry-after')).toBe('5');
        expect(response.headers.get('cache-control') ?? '').not.toContain('public');
        const html = await response.text();
        expect(tags(html, 'html')[0]?.lang).toBe(language);
        expect(contents(html, 'h1').map(readable)).toEqual(['Unexpected Application Error!']);
        expect(readable(html)).toContain('503 Service Unavailable');
        expect(readable(html)).toContain(readable(contentOf(language).errors.kept));
        expect(tags(html, 'footer')).not.toEqual([]);
      } finally {
        list.mockRestore();
      }
      expect((await browser.get()).status).toBe(200);
    },
  );
});
