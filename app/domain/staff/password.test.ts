import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalPassword, passwordLength, passwordProblem } from './password.ts';

const person = { email: 'mathilde.durand@exemple.fr', name: 'Mathilde Durand' };

const isListed = (password: string) => password === 'supernatural';

describe('a password', () => {
  it.each([
    ['eleven char', 'too-short'],
    ['a'.repeat(129), 'too-long'],
    ['aaaaaaaaaaaa', 'repetitive'],
    ['abababababab', 'repetitive'],
    ['mathilde1234', 'personal'],
    ['Mathildé-2026!', 'personal'],
    ['durandexemple', 'personal'],
    ['MotDePasse2026', 'common'],
    ['azertyuiop12', 'common'],
    ['123456789012', 'common'],
    ['Contraseña123', 'common'],
    ['supernatural', 'common'],
    ['correct horse battery', null],
    ['mathilde aime les cerises', null],
    ['trois petits chats', null],
    ['une phrase en 日本語です', null],
  ])('%j has the problem %s', (typed, problem) => {
    expect(passwordProblem(typed, person, isListed)).toBe(problem);
  });

  it('of random letters is accepted', () => {
    const letters = fc.array(fc.constantFrom(...Array.from('bcdfghjklmnprstvwxz')), {
      minLength: 20,
      maxLength: passwordLength.most,
    });
    fc.assert(
      fc.property(letters, (list) => {
        fc.pre(new Set(list).size >= 5);
        expect(passwordProblem(list.join(''), { email: 'a@b.fr', name: 'Al' }, isListed)).toBe(
          null,
        );
      }),
    );
  });

  it('is the same in composed and decomposed Unicode', () => {
    expect(normalPassword('e\u0301te\u0301')).toBe(normalPassword('été'));
  });
});
