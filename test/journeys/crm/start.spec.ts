import { expect } from '@playwright/test';
import { feedTopics } from '#app/domain/crm/store/feed-topics.ts';
import { writeEvent } from '#app/domain/prompts/event-stream.ts';
import { open, test } from '../support/journey.ts';
import { sendMessage } from '../support/send-message.ts';
import { staffed } from '../support/sites.ts';
import { signIn } from '../support/staff-sign-in.ts';

test.use({ baseURL: staffed, failures: /status of 401/ });

test('the CRM reads its data once when opened, and again when the stream reports a change', async ({
  page,
}) => {
  await signIn(page, 'manager');
  // Requests of the sign-in page are not counted.
  await page.goto('about:blank');
  const paths = ['/api/notifications', '/api/agenda', '/api/leads'];
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const timesOf = (path: string) => asked.filter((each) => each === path).length;
  const read = Promise.all(
    paths.map((path) => page.waitForResponse((answer) => new URL(answer.url()).pathname === path)),
  );
  await page.route('**/api/crm/live', async (route) => {
    await read;
    const nothing = Object.fromEntries(feedTopics.map((topic) => [topic, 0]));
    const body = writeEvent('hello', nothing) + writeEvent('changed', { leads: 1_000_000_000 });
    await route.fulfill({ contentType: 'text/event-stream', body });
  });
  await open(page, '/fr/crm-complet');
  await expect.poll(() => timesOf('/api/leads')).toBe(2);
  expect(paths.map(timesOf)).toEqual([1, 1, 2]);
});

test('the overview gives the whole names of those who await an answer, beside deadlines in words', async ({
  page,
}) => {
  await sendMessage(page, 'Solange', 'Pouvez-vous m’appeler cette semaine ?');
  await signIn(page, 'manager');
  await page.setViewportSize({ width: 1280, height: 800 });
  const awaiting = page.getByRole('region', { name: 'Demandes sans réponse' });
  const names = awaiting.getByRole('listitem').getByRole('link').locator('span');
  await expect(names.first()).toBeVisible();
  const hidden = await names.evaluateAll((all) =>
    all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  );
  expect(new Set(hidden)).toEqual(new Set([0]));
});
