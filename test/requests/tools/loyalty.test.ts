import { describe, expect, it } from 'vitest';
import { figuresIn } from '#app/content/claims.ts';
import { contentOf } from '#app/content/content.ts';
import { languages } from '#app/i18n/languages.ts';
import { contents, readable, tags } from '../../html.ts';
import { openSite, origin } from '../../site.ts';

const site = await openSite();
const copy = contentOf('fr').loyalty;
const address = '/fr/page-fidelisation-intelligente';

const send = (fields: readonly [string, string][]) =>
  site.ask(address, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
  });

describe('the nurturing form without scripts (LOY-05 to 08)', () => {
  it('asks for an email address and requires nothing', async () => {
    const html = await site.page(address);
    const form = tags(contents(html, 'form').find((each) => each.includes('email')) ?? '', 'input');
    expect(form.find(({ name }) => name === 'email')).toMatchObject({ type: 'email' });
    expect(form.some((input) => 'required' in input)).toBe(false);
    expect(html).not.toContain(copy.plan.title);
  });

  it('answers with a plan, and keeps the input', async () => {
    const response = await send([
      ['email', 'chef@gmail.com'],
      ['company', 'Bistro <Lune>'],
      ['sector', 'restaurant'],
      ['objectives', 'win-back'],
    ]);
    expect(response.status).toBe(200);
    const html = await response.text();
    const text = readable(html);
    expect(text).toContain('Plan de rétention pour Bistro <Lune>');
    expect(text).toContain('une visite tous les 14 jours');
    expect(text).toContain('Jour 21');
    for (const said of [copy.plan.sender.free, copy.plan.watch['win-back']])
      expect(text).toContain(said);
    expect(tags(html, 'input').find(({ name }) => name === 'email')?.value).toBe('chef@gmail.com');
  });

  it('answers when it is empty too', async () => {
    const response = await send([]);
    expect(response.status).toBe(200);
    expect(readable(await response.text())).toContain(copy.plan.watch.return);
  });
});

describe.each(languages)('the page in %s', (language) => {
  it('shows metrics, features, phases, the guarantee, and the same sample twice (LOY-02 to 13)', async () => {
    const words = contentOf(language).loyalty;
    const text = readable(await site.page(`/${language}/page-fidelisation-intelligente`));
    const figures = figuresIn(language);
    for (const { value } of words.metrics.stats) expect(text).toContain(value);
    for (const { title } of words.features.items) expect(text).toContain(title);
    for (const { title } of Object.values(words.path.phases)) expect(text).toContain(title);
    expect(text).toContain(words.guarantee.title);
    expect(words.guarantee.title).toContain(figures.retentionGuarantee);
    const { segments, metrics, actions, segmentsTitle } = words.sample;
    expect(text.split(segmentsTitle)).toHaveLength(3);
    for (const { text: said } of [...segments, ...actions])
      expect(text.split(said)).toHaveLength(3);
    for (const { label } of metrics) expect(text.split(label)).toHaveLength(3);
  });
});
