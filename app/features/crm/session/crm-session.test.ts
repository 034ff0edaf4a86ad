import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loginDelay } from '#app/domain/crm/sandbox/demo-session.ts';
import { createCrmSession } from './crm-session.ts';

const demo = { email: 'demo@iluma.example', password: 'demo', name: 'Ana' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function signIn(session: ReturnType<typeof createCrmSession>, password = demo.password) {
  const answer = session.login(demo, { email: demo.email, password });
  await vi.advanceTimersByTimeAsync(loginDelay);
  return answer;
}

it('remembers a sign-out until the next sign-in', async () => {
  const session = createCrmSession();
  expect(session.current()).toMatchObject({ user: null, hasLeft: false });
  expect(await signIn(session)).toBe(true);
  expect(session.current()).toMatchObject({ user: { name: 'Ana' }, hasLeft: false });
  session.logout();
  expect(session.current()).toMatchObject({ user: null, hasLeft: true });
  expect(await signIn(session, 'other')).toBe(false);
  expect(session.current().hasLeft).toBe(true);
  expect(await signIn(session)).toBe(true);
  expect(session.current().hasLeft).toBe(false);
});
