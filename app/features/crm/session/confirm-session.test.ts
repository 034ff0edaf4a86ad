import { describe, expect, it } from 'vitest';
import { confirmSession, withConfirmation } from './confirm-session.ts';

const given = { password: 'word', code: '123456' };

describe('confirming the session', () => {
  it.each([
    [303, 'confirmed'],
    [403, 'refused'],
    [429, 'wait'],
    [401, 'unavailable'],
    [503, 'unavailable'],
    [null, 'unavailable'],
  ] as const)('with response %s is %s', async (status, outcome) => {
    const sent: string[] = [];
    const ask = async (_path: string, init?: RequestInit) => {
      if (init?.body instanceof URLSearchParams) sent.push(init.body.toString());
      if (status === null) throw new TypeError('fetch failed');
      return new Response(null, { status });
    };
    expect(await confirmSession('/fr/crm-complet', given, ask)).toBe(outcome);
    expect(sent).toEqual(['intent=confirm&confirm-password=word&confirm-code=123456']);
  });
});

describe('a call that requires confirmation', () => {
  const wanting = { code: 'confirmation-required', hasSecondStep: true };

  /** A server with a response to the first call, and others for the following calls, in order. */
  function answering(...answers: readonly [number, object?][]) {
    const bodies: unknown[] = [];
    const ask = async (_path: string, init?: RequestInit) => {
      const [status, body] = answers[bodies.length] ?? [500];
      bodies.push(init?.body);
      return Response.json(body ?? {}, { status });
    };
    return { ask, bodies };
  }

  type Row = [isConfirmed: boolean, answers: [number, object?][], status: number, calls: number];

  it.each<Row>([
    [true, [[403, wanting], [201]], 201, 2],
    [false, [[403, wanting]], 403, 1],
    [true, [[403, { code: 'not-allowed' }]], 403, 1],
    [true, [[200]], 200, 1],
  ])('confirmed: %s, with answers %j, ends with status %i after %i calls', async (...row) => {
    const [isConfirmed, answers, status, calls] = row;
    const { ask, bodies } = answering(...answers);
    const needed: unknown[] = [];
    const call = withConfirmation(ask, async (what) => {
      needed.push(what);
      return isConfirmed;
    });
    const response = await call('/api/keys', { method: 'POST', body: 'what was typed' });
    expect(response.status).toBe(status);
    expect(bodies).toEqual(Array.from({ length: calls }, () => 'what was typed'));
    expect(needed).toEqual(answers[0]?.[1] === wanting ? [wanting] : []);
  });
});
