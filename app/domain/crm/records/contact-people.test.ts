import { describe, expect, it } from 'vitest';
import { readContact, withContact, withFirstContact, withoutContact } from './contact-people.ts';

const typed = {
  name: ' Ana  Núñez ',
  role: 'Gérante',
  email: 'ana@elan.example',
  phone: '514 555-0142',
  language: 'es',
};

describe('reading a contact person', () => {
  it('trims the name, and accepts a person without a language', () => {
    expect(readContact(typed)).toEqual({ ok: true, person: { ...typed, name: 'Ana Núñez' } });
    expect(readContact({ ...typed, language: '' })).toMatchObject({ person: { language: null } });
  });

  it.each([
    ['name', '', 'required'],
    ['email', 'ana@', 'not-an-email'],
    ['phone', 'plus tard', 'not-a-phone'],
    ['language', 'tlh', 'unknown'],
  ] as const)('rejects an invalid %s', (field, value, error) => {
    expect(readContact({ ...typed, [field]: value })).toEqual({
      ok: false,
      errors: { [field]: error },
    });
  });
});

describe('contact people of a client', () => {
  const person = (id: string, name = id) =>
    ({ id, name, role: '', email: '', phone: '', language: null }) as const;
  const people = ['a', 'b', 'c'].map((id) => person(id));
  const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id);

  it('are appended, replaced in place, removed, and moved to the front', () => {
    expect(ids(withContact(people, person('d')))).toEqual(['a', 'b', 'c', 'd']);
    expect(withContact(people, person('b', 'Bo'))[1]?.name).toBe('Bo');
    expect(ids(withoutContact(people, 'b'))).toEqual(['a', 'c']);
    expect(ids(withFirstContact(people, 'c'))).toEqual(['c', 'a', 'b']);
  });
});
