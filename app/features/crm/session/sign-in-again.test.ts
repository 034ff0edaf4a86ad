import { describe, expect, it } from 'vitest';
import { signInAgain } from './sign-in-again.ts';

/** A site that responds to the form, then to the API, with a given status. */
function answering(form: number | null, api = 200) {
  const asked: [path: string, body: string][] = [];
  const ask = async (path: string, init?: RequestInit) => {
    asked.push([path, init?.body instanceof URLSearchParams ? init.body.toString() : '']);
    if (form === null) throw new TypeError('fetch failed');
    return new Response(null, { status: init ? form : api });
  };
  return { asked, ask };
}

describe('signing in again', () => {
  it.each([
    [303, 200, 'open'],
    [303, 401, 'more'],
    [401, 200, 'refused'],
    [422, 200, 'refused'],
    [429, 200, 'wait'],
    [503, 200, 'unavailable'],
    [null, 200, 'unavailable'],
  ] as const)('with responses %s, then %s, is %s', async (form, api, outcome) => {
    const { ask, asked } = answering(form, api);
    const fields = { intent: 'sign-in', 'crm-email': 'a@b.example' };
    expect(await signInAgain('/fr/crm-complet', fields, ask)).toBe(outcome);
    expect(asked[0]).toEqual(['/fr/crm-complet', 'intent=sign-in&crm-email=a%40b.example']);
  });
});
