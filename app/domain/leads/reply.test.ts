import { describe, expect, it } from 'vitest';
import { checkReply, fillReply, openReplyFields, type ReplyValues } from './reply.ts';

const values: ReplyValues = {
  name: 'Ana',
  company: '',
  reference: 'IL-7K2M-40QX',
  subject: 'SEO',
  owner: 'Inès',
  booking: 'https://rendez-vous.example',
  contact: 'https://iluma.example/fr/contact',
  phone: '514 555-0142',
};

describe('a reply', () => {
  it.each([
    ['Bonjour {name} ({reference})', 'Bonjour Ana (IL-7K2M-40QX)', []],
    ['{company} et {company}', '{company} et {company}', ['company']],
    ['{unknown} {toString} {}', '{unknown} {toString} {}', []],
  ])('fills the fields of %j, and keeps those without a value', (text, filled, open) => {
    expect(fillReply(text, values)).toBe(filled);
    expect(openReplyFields(filled)).toEqual(open);
  });

  it('leaves a value that looks like a field unchanged', () => {
    expect(fillReply('{name}', { ...values, name: '{owner}' })).toBe('{owner}');
  });

  it.each([
    ['Bonjour', 'Merci', {}],
    [' ', '\n', { subject: 'required', text: 'required' }],
    ['x'.repeat(201), 'Merci', { subject: 'too-long' }],
    ['Bonjour', 'x'.repeat(10_001), { text: 'too-long' }],
    ['Pour {company}', 'Merci', { subject: 'open-fields' }],
  ])('with the subject %.10j and the text %.10j has the errors %j', (subject, text, errors) => {
    expect(checkReply({ subject, text })).toEqual(errors);
  });
});
