import { describe, expect, it } from 'vitest';
import { company } from '#app/content/company/facts.ts';
import { contactCopy } from '#app/content/contact/copy.ts';
import { team } from '#app/content/team/copy.ts';
import { contents, readable, tags } from '../html.ts';
import { openSite, origin } from '../site.ts';

const site = await openSite();

const typed = {
  nom: 'Ana <b>Ruiz</b>',
  email: 'ana@exemple.example',
  telephone: '',
  entreprise: '',
  objet: 'seo',
  message: 'Bonjour "vous"',
};

function send(fields: Record<string, string>, path = '/fr/contact') {
  return site.ask(path, { method: 'POST', headers: { origin }, body: new URLSearchParams(fields) });
}

describe('a message without scripts', () => {
  it('is confirmed with a reference, by a redirect that can be loaded again', async () => {
    const response = await send(typed);
    expect(response.status).toBe(303);
    const location = response.headers.get('location') ?? '';
    expect(location).toMatch(/^\/fr\/contact\?recu=IL-[\dA-F]{4}-[\dA-F]{4}#formulaire$/);
    const html = await site.page(location);
    expect(readable(html)).toContain(contactCopy.fr.sent.promise);
    expect(readable(html)).toContain(/IL-[\dA-F-]+/.exec(location)?.[0] ?? 'no reference');
    expect(tags(html, 'textarea')).toEqual([]);
  });

  it('sent twice is one message', async () => {
    const message = 'Une seule fois';
    const answers = await Promise.all([1, 2, 3].map(() => send({ ...typed, message })));
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
  });

  it.each(['fr', 'en', 'es'] as const)(
    'in %s is refused next to what is wrong',
    async (language) => {
      const wrong = { ...typed, nom: ' ', email: 'ana' };
      const response = await send(wrong, `/${language}/contact`);
      expect(response.status).toBe(422);
      const html = await response.text();
      const { errors, missing } = contactCopy[language].form;
      expect(contents(html, 'li').map(readable)).toEqual(
        expect.arrayContaining([missing.nom, errors['not-an-email']]),
      );
      const fields = tags(html, 'input').filter((field) => 'aria-invalid' in field);
      expect(fields.map(({ name }) => name)).toEqual(['nom', 'email']);
      expect(tags(html, 'input').find(({ name }) => name === 'email')?.value).toBe('ana');
      expect(html).toContain('Bonjour &quot;vous&quot;</textarea>');
    },
  );

  it('keeps markup as text', async () => {
    const html = await (
      await send({ ...typed, message: '</textarea><script>x()</script>', email: '' })
    ).text();
    expect(html).not.toContain('<script>x()');
    expect(html).toContain('&lt;script&gt;x()');
  });

  it.each([
    ['nothing at all', {}],
    ['a message of 100,000 letters', { ...typed, message: 'x'.repeat(100_000) }],
    ['a subject nobody offers', { ...typed, objet: 'facture' }],
  ])('%s is refused, not failed at', async (_what, fields) => {
    expect((await send(fields)).status).toBe(422);
  });
});

describe('what the visitor comes from', () => {
  it('is said, chooses the subject, and goes along', async () => {
    const html = await site.page('/fr/contact?service=service-seo&depuis=/fr/ila%3Fv=1');
    expect(readable(html)).toContain('À propos de\u00a0: SEO IA');
    expect(tags(html, 'option').find((option) => 'selected' in option)?.value).toBe('seo');
    expect(tags(html, 'input').find(({ name }) => name === 'depuis')?.value).toBe('/fr/ila?v=1');
  });

  it('is left out where it is nothing of ours', async () => {
    const html = await site.page('/fr/contact?service=%3Cb%3E&depuis=https://evil.example');
    expect(tags(html, 'input').find(({ name }) => name === 'depuis')?.value).toBe('');
    expect(tags(html, 'option').some((option) => 'selected' in option && option.value)).toBe(false);
  });

  it('may not confirm what was never sent', async () => {
    const html = await site.page('/fr/contact?recu=%3Cscript%3E');
    expect(html).toContain('<textarea');
  });
});

it('marks what counts as a conversion besides the form: a booking each, and the address (SYS-27)', async () => {
  const links = tags(await site.page('/fr/contact'), 'a');
  const marked = links.filter((link) => 'data-conversion' in link).map(({ href }) => href);
  const bookings = team.fr.map(({ calendlyUrl }) => calendlyUrl);
  expect(marked.toSorted()).toEqual([`mailto:${company.email}`, ...bookings].toSorted());
});
