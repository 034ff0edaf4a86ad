import { describe, expect, it } from 'vitest';
import { isSample } from '#app/content/company/sample.ts';
import { contentOf } from '#app/content/content.ts';
import { sampleDashboard } from '#app/domain/ila/projects.ts';
import { languages } from '#app/i18n/languages.ts';
import { contents, readable } from '../../html.ts';
import { openSite } from '../../site.ts';

const site = await openSite();

describe.runIf(isSample).each(languages)('the sample marks in %s', (language) => {
  const { company, editorialPages, home, team } = contentOf(language);
  const mark = `<small class="sample-mark">${company.sample.mark}</small>`;
  const marksIn = (html: string) => html.split(mark).length - 1;
  const part = async (path: string, tag: 'main' | 'footer') =>
    contents(await site.page(`/${language}${path}`), tag).join('');

  it('are on each executive in the footer', async () => {
    expect(marksIn(await part('/contact', 'footer'))).toBe(2);
  });

  it('are on a client’s figures, with their baseline, on the page about Google (SEOX-05, SEOX-06)', async () => {
    const html = await part('/comprendre-google', 'main');
    expect(marksIn(html)).toBe(1);
    const block = editorialPages['seo-explainer'].blocks.find(
      (each) => each.kind === 'versus' && each.of === 'client',
    );
    const words = JSON.stringify(block);
    expect(words).toContain('Katz Sport');
    expect(words).not.toContain('RFS');
    for (const figure of ['+214', '45', '4.7/5', '220'])
      expect(words.replaceAll('4,7', '4.7')).toContain(figure);
  });

  it('are on each person and each client of the ILA module', async () => {
    const html = await part('/modules/ila', 'main');
    // The client whose scores are shown is also in the list.
    expect(marksIn(html)).toBe(team.length + sampleDashboard.projects.length + 1);
  });

  it('include the condition of the promised figure on the home page (FACT-02)', async () => {
    const { condition } = home.hero;
    const said = readable(condition.replaceAll(/\[(.+?)\]\(.+?\)/g, '$1'));
    expect(readable(await part('', 'main'))).toContain(said);
  });
});
