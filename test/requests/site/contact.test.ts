import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { company } from '#app/content/company/facts.ts';
import { contentOf } from '#app/content/content.ts';
import { leads } from '#app/data/leads/schema.server.ts';
import { languages } from '#app/domain/languages.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { contents, readable, structuredData, tags } from '../../html.ts';
import { openSite, origin } from '../../site.ts';
import { addTeam } from '../../team.ts';

const site = await openSite();
await addTeam(site.services.database);

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
  it('is confirmed with a reference, after a redirect that can be reloaded', async () => {
    const response = await send(typed);
    expect(response.status).toBe(303);
    const location = response.headers.get('location') ?? '';
    expect(location).toMatch(
      /^\/fr\/contact\?reference=IL-[\dA-Z]{4}-[\dA-Z]{4}&jusque=\d+&signature=[\w-]{22}#formulaire$/,
    );
    const html = await site.page(location);
    expect(readable(html)).toContain(contentOf('fr').contact.sent.promise);
    expect(readable(html)).toContain(/IL-[\dA-Z]{4}-[\dA-Z]{4}/.exec(location)?.[0] ?? 'none');
    expect(tags(html, 'textarea')).toEqual([]);
  });

  it('is stored once, with one reference, when it is sent several times at once', async () => {
    const message = 'Une seule fois';
    const answers = await Promise.all([1, 2, 3].map(() => send({ ...typed, message })));
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
    const { db } = site.services.database;
    expect(await db.$count(leads, eq(leads.message, message))).toBe(1);
  });

  it.each(languages)('is rejected in %s next to the invalid fields', async (language) => {
    const wrong = { ...typed, nom: ' ', email: 'ana' };
    const response = await send(wrong, `/${language}/contact`);
    expect(response.status).toBe(422);
    const html = await response.text();
    const { errors, missing } = contentOf(language).contact.form;
    expect(contents(html, 'li').map(readable)).toEqual(
      expect.arrayContaining([missing.nom, errors['not-an-email']]),
    );
    const fields = tags(html, 'input').filter((field) => 'aria-invalid' in field);
    expect(fields.map(({ name }) => name)).toEqual(['nom', 'email']);
    expect(tags(html, 'input').find(({ name }) => name === 'email')?.value).toBe('ana');
    expect(html).toContain('Bonjour &quot;vous&quot;</textarea>');
  });

  it('keeps markup as text when it is rejected', async () => {
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
  ])('is rejected without a server error: %s', async (_what, fields) => {
    expect((await send(fields)).status).toBe(422);
  });
});

describe('the referring page', () => {
  it('is shown, selects the subject, and is attached', async () => {
    const html = await site.page('/fr/contact?service=service-seo&depuis=/fr/ila%3Fv=1');
    expect(readable(html)).toContain('À propos de\u00a0: SEO IA');
    expect(tags(html, 'option').find((option) => 'selected' in option)?.value).toBe('seo');
    expect(tags(html, 'input').find(({ name }) => name === 'depuis')?.value).toBe('/fr/ila?v=1');
  });

  it('is ignored unless it is one of ours', async () => {
    const html = await site.page('/fr/contact?service=%3Cb%3E&depuis=https://evil.example');
    expect(tags(html, 'input').find(({ name }) => name === 'depuis')?.value).toBe('');
    expect(tags(html, 'option').some((option) => 'selected' in option && option.value)).toBe(false);
  });

  it.each(['recu=%3Cscript%3E', 'reference=IL-0000-0000&jusque=99999&signature=aaaa'])(
    'does not make the contact page confirm what was never sent: %s',
    async (query) => {
      const html = await site.page(`/fr/contact?${query}`);
      expect(html).toContain('<textarea');
      expect(readable(html)).not.toContain('IL-0000');
    },
  );

  it('starts the message with a text about its tool, and attaches the result', async () => {
    const depuis = '/fr/adluma?v=1&budget=2000&channel=search';
    const query = new URLSearchParams({ service: 'adluma', depuis });
    const html = await site.page(`/fr/contact?${query.toString()}`);
    expect(contents(html, 'textarea').map(readable)).toEqual([
      contentOf('fr').contact.form.openings.adluma,
    ]);
    expect(readable(html)).toContain(contentOf('fr').contact.form.attached);
  });

  it('attaches no result if it has none', async () => {
    const html = await site.page('/fr/contact?service=ila&depuis=/fr/ila');
    expect(readable(html)).not.toContain(contentOf('fr').contact.form.attached);
    expect(contents(html, 'textarea').map(readable)).toEqual(['']);
  });
});

describe('the status page of a message', () => {
  const statusOf = async (message: string) => {
    const html = await site.page((await send({ ...typed, message })).headers.get('location') ?? '');
    const link = tags(html, 'a').find(({ href }) => href?.startsWith('/fr/suivi?'));
    return link?.href?.slice('/fr'.length) ?? '';
  };

  it.each(languages)('opens by its link, in %s', async (language) => {
    const link = withPrefix(`/${language}`, await statusOf(`Suivi ${language}`));
    const response = await site.ask(link);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(tags(html, 'meta').find(({ name }) => name === 'robots')?.content).toBe('noindex');
    const { states, reference } = contentOf(language).leadStatus;
    expect(contents(html, 'dt').map(readable)).toContain(reference);
    expect(contents(html, 'dd').map(readable)).toEqual(
      expect.arrayContaining([states.assigned, 'Inès Caron', expect.stringMatching(/2026/)]),
    );
  });

  it.each(languages)('is not found by a broken link, in %s', async (language) => {
    const link = withPrefix(`/${language}`, await statusOf('Cassé'));
    const response = await site.ask(link.slice(0, -3));
    expect(response.status).toBe(404);
    expect(readable(await response.text())).toContain(contentOf(language).leadStatus.invalid.text);
  });
});

it.each(languages)('each office’s description names its own town in %s', async (language) => {
  const offices = structuredData(await site.page(`/${language}/contact`)).filter(
    (block) => block['@type'] === 'ProfessionalService',
  );
  const towns = Object.values(company.offices).map(({ locality }) => locality);
  expect(offices.map(({ name }) => name)).toEqual(towns.map(() => 'Iluma'));
  for (const [at, { description }] of offices.entries()) expect(description).toContain(towns[at]);
});

describe('the form token', () => {
  it('has the signed time a form was opened, and is never in a cached page', async () => {
    const tokens = await Promise.all([1, 2].map(() => site.ask('/form-token')));
    expect(tokens.map(({ headers }) => headers.get('cache-control'))).toEqual([
      'no-store',
      'no-store',
    ]);
    const [first, second] = await Promise.all(tokens.map((token) => token.text()));
    expect(first).not.toBe(second);
    const jeton = async (path: string) =>
      tags(await site.page(path), 'input').find(({ name }) => name === 'jeton')?.value;
    expect(await jeton('/fr/contact')).toBe('');
    expect(await jeton('/fr/contact?service=ila')).toMatch(/^[\da-z]+\.[\w-]{12}\.[\w-]{22}$/);
  });
});

describe('a loyalty plan', () => {
  it('prefills the contact form without scripts, and without the address bar', async () => {
    const email = 'ana@exemple.example';
    const plan = await site.ask('/fr/page-fidelisation-intelligente', {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ email, company: 'Chez Ana', sector: 'beauty' }),
    });
    const html = await plan.text();
    const action = tags(html, 'form').find((form) => form.action?.includes('/contact'))?.action;
    expect(action).not.toContain('ana');
    const next = await send({ remplir: '1', email, entreprise: 'Chez Ana' }, action);
    expect(next.status).toBe(200);
    const filled = await next.text();
    const valueOf = (field: string) =>
      tags(filled, 'input').find(({ name }) => name === field)?.value;
    expect([valueOf('email'), valueOf('entreprise')]).toEqual([email, 'Chez Ana']);
    expect(readable(filled)).toContain(contentOf('fr').contact.form.openings.loyalty);
    expect(tags(filled, 'div').some(({ role }) => role === 'alert')).toBe(false);
  });
});

it('conversions other than the form are marked: each booking link, and the email address (SYS-27)', async () => {
  const links = tags(await site.page('/fr/contact'), 'a');
  const marked = links.filter((link) => 'data-conversion' in link).map(({ href }) => href);
  const bookings = contentOf('fr').team.map(({ calendlyUrl }) => `/fr${calendlyUrl}`);
  // Sorted, because the order on the page does not matter.
  const sorted = (found: readonly unknown[]) =>
    found.map(String).toSorted((a, b) => a.localeCompare(b));
  expect(sorted(marked)).toEqual(sorted([`mailto:${company.email}`, ...bookings]));
});

it.each(languages)('every way to reach the agency is named in %s (CTC-12)', async (language) => {
  const html = await site.page(`/${language}/contact`);
  expect(contents(html, 'dt').map(readable)).not.toContain('');
});
