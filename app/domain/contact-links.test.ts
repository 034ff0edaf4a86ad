import { readFileSync, globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mailtoLink, telLink } from './contact-links.ts';
import { isEmailAddress } from './email-address.ts';

describe('an email address', () => {
  it.each([
    'ana@exemple.example',
    'ana.roy+devis@mail.exemple.example',
    "o'neil_1@a-b.example",
    `${'x'.repeat(64)}@exemple.example`,
  ])('can be %s', (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  it.each([
    '',
    'ana',
    'ana@exemple',
    'ana@-exemple.example',
    'ana ruiz@exemple.example',
    ' ana@exemple.example',
    'ana@exemple.example\n',
    'ana@exemple.example?bcc=x@y.z',
    'ana@exemple.example,x@y.example',
    'ana@exemple.example%0Abcc:x@y.z',
    '"ana"@exemple.example',
    '<ana@exemple.example>',
    'ána@exemple.example',
    'ana@exémple.example',
    `${'x'.repeat(65)}@exemple.example`,
    `ana@${'exemple.'.repeat(32)}example`,
  ])('cannot be %j', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });
});

describe('a mailto link', () => {
  it.each([
    ['ana@exemple.example', 'mailto:ana@exemple.example'],
    ['a+b@exemple.example', 'mailto:a%2Bb@exemple.example'],
    ['a@b.c?bcc=x@y.z', 'mailto:a%40b.c%3Fbcc%3Dx@y.z'],
    ['a@b.c&cc=x', 'mailto:a@b.c%26cc%3Dx'],
    ['a@b.c,x@y.z', 'mailto:a%40b.c%2Cx@y.z'],
    ['a b@c.d', 'mailto:a%20b@c.d'],
    ['a%0Abcc:x@y.z', 'mailto:a%250Abcc%3Ax@y.z'],
    ['"a"@b.c', 'mailto:%22a%22@b.c'],
    ['é@b.c', 'mailto:%C3%A9@b.c'],
  ])('to %j is %s', (address, link) => {
    expect(mailtoLink(address)).toBe(link);
  });

  it('can have several addresses, and a subject', () => {
    expect(mailtoLink(['a@b.c', 'd@e.f'])).toBe('mailto:a@b.c,d@e.f');
    expect(mailtoLink('a@b.c', 'É & ?')).toBe('mailto:a@b.c?subject=%C3%89%20%26%20%3F');
  });
});

it.each([
  ['+15145550142', 'tel:+15145550142'],
  [' +1 (514) 555-0142 ', 'tel:+15145550142'],
  ['514.555.0112 poste 3', 'tel:5145550112;ext=3'],
  ['514 555-0112 x204', 'tel:5145550112;ext=204'],
  ['1+1', 'tel:11'],
  ['514;phone-context=evil', 'tel:514'],
])('the tel link of %j is %s', (number, link) => {
  expect(telLink(number)).toBe(link);
});

it('mailto and tel links are built in one module only', () => {
  const made = /(?:mailto|tel):(?:\$\{|['"`]\s*(?:\+|\.concat))/;
  const files = globSync('app/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => made.test(readFileSync(file, 'utf8')))).toEqual([
    'app/domain/contact-links.ts',
  ]);
});
