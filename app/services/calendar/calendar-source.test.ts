import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWebClient } from '../web/web-client.ts';
import { createCalendarSource } from './calendar-source.server.ts';

const calendar = (rule = 'FREQ=DAILY;COUNT=2') =>
  `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART:20260310T140000Z\r\nDTEND:20260310T150000Z\r\nRRULE:${rule}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;

/** A day of recurrence rules that each terminate only after many steps. */
const endless = calendar().replace(
  /BEGIN:VEVENT.*END:VEVENT\r\n/s,
  Array.from(
    { length: 2000 },
    (_, at) =>
      `BEGIN:VEVENT\r\nUID:${at}\r\nDTSTART:19700101T000000Z\r\nDTEND:19700101T000001Z\r\nRRULE:FREQ=MINUTELY;BYSECOND=${at % 60}\r\nEND:VEVENT\r\n`,
  ).join(''),
);

const files: Record<string, string> = {
  '/team.ics': calendar(),
  '/page.html': '<!doctype html>',
  '/seconds.ics': calendar('FREQ=SECONDLY'),
  '/endless.ics': endless,
  '/large.ics': calendar() + 'X'.repeat(9_000_000),
};

let asked: (string | undefined)[] = [];
const server = createServer((request, response) => {
  const text = files[request.url ?? ''];
  asked.push(request.headers['if-none-match']);
  if (request.headers['if-none-match'] === '"one"') response.writeHead(304).end();
  else if (text === undefined) response.writeHead(404).end('gone');
  else response.writeHead(200, { ETag: '"one"' }).end(text);
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<unknown>((resolve) => server.close(resolve)));

const local = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
const march = {
  from: Date.UTC(2026, 2, 1),
  to: Date.UTC(2026, 3, 1),
  timeZone: 'America/Montreal',
  ownDomain: 'iluma.example',
};

let clock = 0;
const source = (allowed = ['127.0.0.0/8']) =>
  createCalendarSource(createWebClient({ allowed, agent: 'test' }), () => clock);

it('an unchanged calendar is not downloaded again until its recurrences need to be expanded further', async () => {
  const calendars = source();
  const busy = [10, 11].map((day) => ({
    start: Date.UTC(2026, 2, day, 14),
    end: Date.UTC(2026, 2, day, 15),
  }));
  asked = [];
  expect(await calendars.read(local('/team.ics'), march, 'new')).toEqual({ is: 'read', busy });
  expect(await calendars.read(local('/team.ics'), march, 'known')).toEqual({ is: 'unchanged' });
  expect(await calendars.read(local('/team.ics'), march, 'new')).toEqual({ is: 'read', busy });
  clock += 7 * 3_600_000;
  expect(await calendars.read(local('/team.ics'), march, 'known')).toEqual({ is: 'read', busy });
  expect(asked).toEqual([undefined, '"one"', undefined, undefined]);
});

describe('a calendar that cannot be read', () => {
  it.each([
    ['/none.ics', 'status'],
    ['/page.html', 'not-a-calendar'],
    ['/seconds.ics', 'too-complex'],
    ['/endless.ics', 'too-complex'],
    ['/large.ics', 'too-large'],
  ])('%s: %s', { timeout: 60_000 }, async (path, failure) => {
    expect(await source().read(local(path), march, 'new')).toEqual({ is: 'failed', failure });
  });

  it.each([
    ['http://127.0.0.1:1/team.ics', 'unreachable'],
    ['http://nowhere.invalid/team.ics', 'unreachable'],
    ['file:///etc/passwd', 'refused'],
    ['http://user:password@127.0.0.1/team.ics', 'refused'],
    ['not an address', 'refused'],
  ])('%s: %s', async (address, failure) => {
    expect(await source().read(address, march, 'new')).toEqual({ is: 'failed', failure });
  });

  it('on a private network is refused unless allowed, without a request', async () => {
    asked = [];
    const found = await source([]).read(local('/team.ics'), march, 'new');
    expect(found).toEqual({ is: 'failed', failure: 'refused' });
    expect(asked).toEqual([]);
  });
});
