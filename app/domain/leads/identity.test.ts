import { assert, emailAddress, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identityOf, mailboxOf } from './identity.ts';

describe('normalizing a mailbox', () => {
  it.each([
    ['Ana@Exemple.Example', 'ana@exemple.example'],
    [' ana+contact@exemple.example ', 'ana@exemple.example'],
    ['ana.ruiz@exemple.example', 'ana.ruiz@exemple.example'],
    ['Ana.Ruiz+x@gmail.com', 'anaruiz@gmail.com'],
    ['anaruiz@googlemail.com', 'anaruiz@gmail.com'],
    ['+@exemple.example', '+@exemple.example'],
    ['nothing', 'nothing'],
    ['', ''],
  ])('%s becomes %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });

  it('is idempotent and ignores case', () => {
    assert(
      property(emailAddress(), (email) => {
        expect(mailboxOf(mailboxOf(email))).toBe(mailboxOf(email));
        expect(mailboxOf(email.toUpperCase())).toBe(mailboxOf(email));
      }),
    );
  });
});

it('identifies a caller by telephone number and name', () => {
  const phone = '514 555-0142';
  const of = (name: string) => identityOf({ name, email: 'a@b.example', phone }).caller;
  expect(of('Inès  Caron')).toBe('+15145550142 ines caron');
  expect(of('INES CARON')).toBe(of('Inès Caron'));
  expect(of(' ')).toBeNull();
  expect(identityOf({ name: 'Inès', email: 'a@b.example', phone: '' }).caller).toBeNull();
});
