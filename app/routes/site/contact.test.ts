import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { outbox } from '#app/data/delivery/schema.server.ts';
import { leads } from '#app/data/leads/schema.server.ts';
import { everything } from '#app/domain/consent/categories.ts';
import { recordOf } from '#app/domain/consent/record.ts';
import { languages } from '#app/domain/languages.ts';
import { referencePattern } from '#app/domain/leads/lead-reference.ts';
import { noon, placeOf, queryOf, referenceIn, siteOn, typed } from '../../../test/contact-site.ts';
import { onEachDatabase, openInMemory } from '../../../test/databases.ts';
import { addTeam, ines } from '../../../test/team.ts';

const day = 86_400_000;

onEachDatabase('the contact form', (open) => {
  beforeAll(() => addTeam(open()));

  const site = (over?: Parameters<typeof siteOn>[1]) => siteOn(open(), over);
  const leadAt = async (place: string) => {
    const here = eq(leads.reference, referenceIn(place));
    const [lead] = await open().db.select().from(leads).where(here);
    return lead;
  };
  const mailsAbout = async (email: string) => {
    const template = sql`${outbox.payload} ->> 'template'`;
    const mails = open().db.select().from(outbox).where(eq(outbox.about, email));
    return (await mails.orderBy(template)).map(({ payload }) => payload);
  };

  it('stores a message with all its data, then confirms it with a redirect (CTC-09)', async () => {
    const { send, log, page } = site();
    const email = 'Whole@Exemple.Example';
    const place = placeOf(await send({ ...typed, email }));
    expect(place).toMatch(
      /^\/fr\/contact\?reference=IL-.+&jusque=\d+&signature=[\w-]+#formulaire$/,
    );
    expect(await leadAt(place)).toMatchObject({
      name: typed.nom,
      email: 'whole@exemple.example',
      service: 'seo',
      language: 'fr',
      status: 'assigned',
      assignedTo: ines,
      noticeWording: contentOf('fr').contact.form.privacy,
      campaign: null,
    });
    expect(page(place)).toMatchObject({ reference: referenceIn(place), token: '' });
    expect(log).toEqual([{ reference: referenceIn(place), service: 'seo', language: 'fr' }]);
    expect(await mailsAbout('whole@exemple.example')).toMatchObject([
      { template: 'lead-confirmation', to: email, language: 'fr' },
      { template: 'lead-notice', to: 'ines.caron@iluma.example' },
    ]);
  });

  it('names the subject of a tool page in words, not by its code, in the team notice', async () => {
    const email = 'from-a-tool@exemple.example';
    await site().send({ ...typed, email, objet: '', service: 'ila' });
    const { services } = contentOf('fr').leads;
    expect(await mailsAbout(email)).toContainEqual(
      expect.objectContaining({
        template: 'lead-notice',
        values: expect.objectContaining({ subject: services['visibilité locale'] }),
      }),
    );
  });

  it('stores twenty concurrent copies of a message once, with the same answer', async () => {
    const { send, log } = site();
    const email = 'twenty@exemple.example';
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send({ ...typed, email }).then(placeOf)),
    );
    expect(new Set(answers).size).toBe(1);
    expect(log).toHaveLength(1);
    expect(await open().db.select().from(leads).where(eq(leads.email, email))).toHaveLength(1);
    expect(await mailsAbout(email)).toHaveLength(2);
  });

  it('treats a form resent days later as the same message', async () => {
    const jeton = await site().token();
    const email = 'again@exemple.example';
    const first = placeOf(await site().send({ ...typed, email, jeton }));
    const again = placeOf(await site({ now: noon + 3 * day }).send({ ...typed, email, jeton }));
    expect(referenceIn(again)).toBe(referenceIn(first));
    const other = placeOf(await site().send({ ...typed, email, jeton, message: 'Autre chose' }));
    expect(referenceIn(other)).not.toBe(referenceIn(first));
  });

  it('stores the same text again when its attachment differs', async () => {
    const email = 'along@exemple.example';
    const first = placeOf(await site().send({ ...typed, email }));
    const depuis = '/fr/adluma?budget=500';
    const bare = placeOf(await site().send({ ...typed, email, depuis: '/fr/adluma' }));
    const withResult = { ...typed, email, depuis };
    const along = placeOf(await site().send(withResult));
    expect(new Set([first, bare, along]).size).toBe(3);
    expect((await leadAt(along))?.attachments).toHaveLength(1);
    expect(placeOf(await site().send(withResult))).toBe(along);
  });

  it('stores all repeated messages for one address, but confirms only a few by email', async () => {
    const email = 'victim@exemple.example';
    const sendAt = async (now: number, message: string) =>
      referenceIn(placeOf(await siteOn(open(), { now }).send({ ...typed, email, message })));
    const references = new Set<unknown>();
    // oxlint-disable-next-line no-await-in-loop -- sequential on purpose
    for (let i = 1; i <= 8; i += 1) references.add(await sendAt(noon, `Message ${i}`));
    expect(references.size).toBe(8);
    const confirmations = async () =>
      (await mailsAbout(email)).filter((mail) => mail && 'to' in mail && mail.to === email).length;
    expect(await confirmations()).toBe(5);
    await sendAt(noon + 3_600_001, 'An hour later');
    expect(await confirmations()).toBe(6);
  });

  it.each([
    ['tag+%@exemple.example', 'tag+%@exemple.example'],
    ['a.b.c+%@gmail.com', 'abc+%@googlemail.com'],
  ])('counts spellings of one mailbox together: %s, %s', async (one, other) => {
    const emails = Array.from({ length: 8 }, (_, at) =>
      (at % 2 === 0 ? one : other).replace('%', String(at)),
    );
    for (const email of [...emails, one.replace(/\+.*@/, 's@')])
      // oxlint-disable-next-line no-await-in-loop -- sequential on purpose
      await siteOn(open(), { now: noon, visitor: '192.0.2.200' }).send({ ...typed, email });
    const told = await Promise.all(
      emails.map(async (email) =>
        (await mailsAbout(email)).filter((mail) => mail && 'to' in mail && mail.to === email),
      ),
    );
    // Emails go to each spelling as given.
    expect(told.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 0, 0, 0]);
    expect(await mailsAbout(one.replace(/\+.*@/, 's@'))).toHaveLength(2);
  });

  it('sends as many confirmations for concurrent messages as for sequential ones', async () => {
    const email = 'at-once@exemple.example';
    const sendAt = (now: number) =>
      siteOn(open(), { now, visitor: `192.0.2.${noon + 20 - now}` }).send({
        ...typed,
        email,
        message: `Message ${now}`,
      });
    // The earliest message is processed last.
    await Promise.all(Array.from({ length: 12 }, (_, at) => sendAt(noon + 12 - at)));
    await sendAt(noon);
    const mails = await mailsAbout(email);
    expect(mails.filter((mail) => mail && 'to' in mail && mail.to === email)).toHaveLength(5);
  });

  describe('spam', () => {
    it.each([
      ['a person', {}, 'assigned'],
      ['a trap that was filled in', { precision: '1' }, 'quarantined'],
      ['a forged token', { jeton: 'forged' }, 'assigned'],
      ['a forged token and links', { jeton: 'x', message: 'http://a.b '.repeat(4) }, 'quarantined'],
      ['a pitch with markup', { message: '<a href="x">casino</a>' }, 'quarantined'],
    ])(
      'gets the same answer as any message, and is filed by suspicion: %s',
      async (who, fields, status) => {
        const email = `${who.replaceAll(' ', '.')}@exemple.example`;
        const place = placeOf(await site().send({ ...typed, email, ...fields }));
        expect(place.replace(/=[^&#]+/g, '')).toBe(
          '/fr/contact?reference&jusque&signature#formulaire',
        );
        expect(await leadAt(place)).toMatchObject({ status });
        expect(await mailsAbout(email)).toHaveLength(status === 'quarantined' ? 0 : 2);
        const { kind, status: shown } = await site().status(queryOf(place));
        expect([kind, shown?.reference]).toEqual(['found', referenceIn(place)]);
      },
    );

    it('from one flooding address is quarantined without telling the sender', async () => {
      const { send } = site({ visitor: '192.0.2.66' });
      const places: string[] = [];
      for (let index = 0; index <= 60; index += 1)
        places.push(placeOf(await send({ ...typed, message: `Message ${index}` }))); // oxlint-disable-line no-await-in-loop
      expect(await leadAt(places[0] ?? '')).toMatchObject({ status: 'assigned' });
      expect(await leadAt(places[60] ?? '')).toMatchObject({ status: 'quarantined' });
      const elsewhere = await site({ visitor: '192.0.2.67' }).send({ ...typed, nom: 'Autre' });
      expect(await leadAt(placeOf(elsewhere))).toMatchObject({ status: 'assigned' });
    });
  });

  it('stores no network address with a message', async () => {
    const place = placeOf(await site({ visitor: '203.0.113.9' }).send({ ...typed, nom: 'Réseau' }));
    expect(JSON.stringify(await leadAt(place))).not.toContain('203.0.113.9');
  });

  it.each([
    ['markup', '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>'],
    ['SQL', "'); drop table leads; --"],
    ['nothing but a null', 'a\u0000b'],
    ['half a character', 'a\ud800b'],
    ['a book', 'é'.repeat(5000)],
    ['every direction', '\u202e\u2066abc\u2069'],
  ])('stores hostile text as plain text: %s', async (what, message) => {
    const nom = `${what} ${message}`.slice(0, 100).trim();
    const place = placeOf(await site().send({ ...typed, nom, message }));
    const kept = message.replaceAll('\u0000', '').toWellFormed();
    expect(await leadAt(place)).toMatchObject({ message: kept });
  });

  it.each([
    ['nothing at all', {}],
    ['a file for a name', (() => new FormData())()],
    ['only blanks', { ...typed, nom: ' ', message: '\n\t' }],
    ['a bad address', { ...typed, email: 'ana' }],
    ['a line break in the address', { ...typed, email: 'ana@exemple.example\nBcc: x@y.z' }],
    ['too much', { ...typed, message: 'x'.repeat(5001) }],
    ['an unknown subject', { ...typed, objet: '__proto__' }],
  ])('returns a form with %s together with its values', async (_what, fields) => {
    if (fields instanceof FormData) fields.set('nom', new File(['x'], 'x.txt'));
    const answer = await site().send(fields);
    if (answer instanceof Response) throw new Error('It was kept');
    expect(answer.init?.status).toBe(422);
    expect(Object.keys(answer.data.errors as object).length).toBeGreaterThan(0);
    const message = 'message' in fields ? fields.message : '';
    expect(answer.data.typed).toMatchObject({ message });
  });

  describe('attachments', () => {
    it('include the result of a tool, calculated again', async () => {
      const depuis = '/fr/ila?v=1&step=4&businessName=Chez+Rose&score=100';
      const place = placeOf(await site().send({ ...typed, objet: '', depuis, nom: 'Rose' }));
      expect(await leadAt(place)).toMatchObject({
        service: 'visibilité locale',
        page: '/fr/ila',
        attachments: [
          { tool: 'ila', inputs: { businessName: 'Chez Rose' }, result: { version: 1 } },
        ],
      });
    });

    it.each([
      ['another site’s address', 'https://evil.example/ila?v=1&step=4&businessName=x'],
      ['no address', 'javascript:alert(1)'],
      ['a page that is nobody’s', '/nulle-part?x=1'],
      ['a tool without a result', '/fr/ila'],
    ])('do not include %s', async (what, depuis) => {
      const place = placeOf(await site().send({ ...typed, depuis, nom: what }));
      expect(await leadAt(place)).toMatchObject({ attachments: [] });
    });

    it('include the conversation with the assistant', async () => {
      const messages = [{ sender: 'user', content: 'Rappelez-moi', timestamp: 1, language: 'fr' }];
      const conversation = JSON.stringify({ version: 1, messages });
      const place = placeOf(await site().send({ ...typed, conversation, nom: 'Parlant' }));
      expect(await leadAt(place)).toMatchObject({
        attachments: [{ tool: 'chat', inputs: [{ content: 'Rappelez-moi' }] }],
      });
    });

    it('include a campaign only with consent', async () => {
      const consentement = JSON.stringify(recordOf(everything, noon, ''));
      const campaign = { utm_source: 'lettre' };
      const allowed = { ...typed, ...campaign, consentement, nom: 'Permis' };
      expect(await leadAt(placeOf(await site().send(allowed)))).toMatchObject({
        campaign: { source: 'lettre' },
      });
      const refused = placeOf(
        await site().send({ ...typed, ...campaign, nom: 'Refus' }, '/fr/contact?utm_source=x'),
      );
      expect(await leadAt(refused)).toMatchObject({ campaign: null });
    });
  });

  it('is prefilled by a tool without storing anything', async () => {
    const answer = await site().send({ remplir: '1', email: 'tool@exemple.example' });
    if (answer instanceof Response) throw new Error('It was kept');
    expect(answer).toMatchObject({
      data: { isDraft: true, errors: {}, typed: { email: 'tool@exemple.example' } },
    });
    const kept = eq(leads.email, 'tool@exemple.example');
    expect(await open().db.select().from(leads).where(kept)).toEqual([]);
  });

  describe('the status page', () => {
    it.each(languages)('says who answers and by when, in %s', async (language) => {
      const place = placeOf(await site().send({ ...typed, nom: language }));
      const { kind, httpStatus, status } = await site().status(queryOf(place), language);
      expect([kind, httpStatus]).toEqual(['found', 200]);
      expect(status).toMatchObject({
        reference: expect.stringMatching(referencePattern),
        state: 'assigned',
        who: 'Inès Caron',
        answer: { kind: 'by', date: expect.stringMatching(/2026/) },
      });
    });

    it('says when the answer is late', async () => {
      const place = placeOf(await site().send({ ...typed, nom: 'Tard' }));
      const { status } = await site({ now: noon + 4 * day }).status(queryOf(place));
      expect(status?.answer?.kind).toBe('late');
    });

    it.each([
      ['without a query', '', 'without', 200],
      ['made up', '?reference=IL-0000-0000&jusque=99999&signature=aaaa', 'invalid', 404],
      ['of hostile text', '?reference=<script>&jusque=1&signature=%00', 'invalid', 404],
    ])('shows no message for a link %s', async (_which, query, kind, httpStatus) => {
      expect(await site().status(query)).toMatchObject({ kind, httpStatus, status: null });
    });

    it('exists only while its link is valid', async () => {
      const query = queryOf(placeOf(await site().send({ ...typed, nom: 'Longtemps' })));
      const later = await site({ now: noon + 91 * day }).status(query);
      expect(later).toMatchObject({ kind: 'invalid', httpStatus: 404 });
      const forged = query.replace(/reference=[^&]+/, 'reference=IL-0000-0000');
      expect(await site().status(forged)).toMatchObject({ kind: 'invalid', httpStatus: 404 });
      expect(site().page(`/fr/contact${forged}`)).toMatchObject({ reference: null });
    });
  });
});

describe('while the database is unavailable', () => {
  it('the form keeps its values and says so, and none of them are logged', async () => {
    const database = await openInMemory();
    await database.close();
    const { send, status, page, log, token } = siteOn(database);
    const answer = await send({ ...typed, jeton: await token() });
    expect(answer).toMatchObject({
      init: { status: 503 },
      data: { failure: 'failed', typed, token: expect.stringMatching(/\./) },
    });
    expect(JSON.stringify(log)).not.toMatch(/ana|trouve/i);
    expect(page('/fr/contact')).toMatchObject({ reference: null });
    expect(await status('?reference=IL-0000-0000&jusque=1&signature=x')).toMatchObject({
      kind: 'invalid',
    });
  });
});
