import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subjects } from '../lead-fields.ts';
import { contactFields, readContact, type ContactText } from './contact-request.ts';

const typed: ContactText = {
  nom: ' Ana Ruiz ',
  email: 'ana@exemple.example',
  telephone: '',
  entreprise: '',
  objet: '',
  message: 'Bonjour',
};

it('requires only a name, an email address and a message (CTC-02 to CTC-06)', () => {
  expect(readContact(typed)).toEqual({ ok: true, request: { ...typed, nom: 'Ana Ruiz' } });
  const nothing = { ...typed, nom: ' ', email: '', message: '\n' };
  expect(readContact(nothing)).toEqual({
    ok: false,
    errors: { nom: 'required', email: 'required', message: 'required' },
  });
});

it.each(subjects)('accepts the subject %s', (objet) => {
  expect(readContact({ ...typed, objet })).toMatchObject({ ok: true, request: { objet } });
});

describe('invalid fields', () => {
  it.each([
    ['email', 'ana', 'not-an-email'],
    ['email', 'ana@exemple', 'not-an-email'],
    ['email', 'ana ruiz@exemple.example', 'not-an-email'],
    ['email', 'ana@-exemple.example', 'not-an-email'],
    ['objet', 'facture', 'unknown'],
    ['nom', 'x'.repeat(121), 'too-long'],
    ['message', 'x'.repeat(5001), 'too-long'],
  ] as const)('%s: %s', (field, text, error) => {
    expect(readContact({ ...typed, [field]: text })).toEqual({
      ok: false,
      errors: { [field]: error },
    });
  });

  it('give an error by field and never throw', () => {
    const text = fc.string({ maxLength: 300 });
    const fields = Object.fromEntries(Object.keys(contactFields).map((field) => [field, text]));
    fc.assert(
      fc.property(fc.record(fields as Record<keyof ContactText, typeof text>), (any) => {
        const read = readContact(any);
        expect(read.ok || Object.keys(read.errors).length > 0).toBe(true);
      }),
    );
  });
});
