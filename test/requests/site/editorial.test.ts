import { expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { languages } from '#app/i18n/languages.ts';
import { contents, tags } from '../../html.ts';
import { openSite } from '../../site.ts';

const site = await openSite();

it.each(languages)(
  'the comparison on the page about Google ends with a button to the simulator in %s (SEOX-07)',
  async (language) => {
    const { blocks } = contentOf(language).editorialPages['seo-explainer'];
    const calls = blocks.flatMap((block) => (block.kind === 'versus' ? (block.call ?? []) : []));
    const html = contents(await site.page(`/${language}/comprendre-google`), 'main').join('');
    const targets = calls.map((call) => tags(html.slice(0, html.indexOf(call)), 'a').at(-1)?.href);
    expect(targets).toEqual([`/${language}/ila`]);
  },
);
