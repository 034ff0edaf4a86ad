import { expect, it } from 'vitest';
import { clientAction } from './contact.tsx';

/** What the form shows after `thrown` prevented its message from being stored. */
const sentInto = (thrown: unknown) => {
  const body = new URLSearchParams({
    nom: 'Ana',
    email: 'ana@exemple.example',
    message: 'Bonjour',
  });
  const request = new Request('http://localhost/fr/contact', { method: 'POST', body });
  const serverAction = () => Promise.reject(thrown);
  return clientAction({ request, serverAction } as unknown as Parameters<typeof clientAction>[0]);
};

it('a failed submission keeps the form values, and blames the connection only if it failed (CTC-10)', async () => {
  const typed = { nom: 'Ana', message: 'Bonjour' };
  expect(await sentInto(new TypeError('Failed to fetch'))).toMatchObject({
    typed,
    failure: 'offline',
  });
  expect(await sentInto(new Error('Unable to decode the answer'))).toMatchObject({
    typed,
    failure: 'failed',
  });
  const response = new Response(null, { status: 404 });
  await expect(sentInto(response)).rejects.toBe(response);
});
