import { beforeEach, describe, expect, it } from 'vitest';
import { prefixes, withPrefix } from '#app/i18n/address.ts';
import { contents, readable, tags } from '../../html.ts';
import { afterLaunch, launchAt, openSite } from '../../site.ts';

const site = await openSite();

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

beforeEach(() => site.setClock(afterLaunch));

/** The numbers of the countdown, days first, or none after the launch. */
function numbers(html: string): number[] {
  return [...html.matchAll(/<dd[^>]*data-unit="\w+"[^>]*>(-?\d+)<\/dd>/g)].map(([, n]) =>
    Number(n),
  );
}

describe.each(prefixes)('the gate at "%s" (CNT-09, CNT-10)', (prefix) => {
  const root = withPrefix(prefix, '/');
  const countdown = withPrefix(prefix, '/countdown');

  it.each([
    [launchAt - 1, 302],
    [launchAt - 30 * day, 302],
    [0, 302],
    [launchAt, 200],
    [afterLaunch, 200],
  ])('at %i answers the home page with a %i (CNT-09, CNT-10)', async (now, status) => {
    site.setClock(now);
    for (const method of ['GET', 'HEAD']) {
      // With a query that pages read, because a cached page would stay when the clock goes back.
      const response = await site.ask(`${root}?q=mail`, { method });
      expect(response.status).toBe(status);
      if (status === 200) continue;
      expect(response.headers.get('location')).toBe(countdown);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('leaves /home and the countdown itself open (SHELL-05)', async () => {
    site.setClock(launchAt - day);
    for (const path of ['/home', '/countdown', '/lancement']) {
      const response = await site.ask(withPrefix(prefix, path));
      expect(response.status).toBe(200);
    }
  });
});

it('the gate opens at the launch, without a restart', async () => {
  site.setClock(launchAt - second);
  expect((await site.ask('/es')).status).toBe(302);
  expect((await site.ask('/es')).status).toBe(302);
  site.setClock(launchAt);
  expect((await site.ask('/es')).status).toBe(200);
});

describe('the countdown (CNT-02 to 05, CNT-11)', () => {
  it.each([
    [2 * day + 3 * hour + 4 * minute + 5 * second, [2, 3, 4, 5]],
    [100 * day, [100, 0, 0, 0]],
    [hour, [0, 1, 0, 0]],
    [500, [0, 0, 0, 1]],
  ])('%i ms before the launch shows %j', async (rest, shown) => {
    site.setClock(launchAt - rest);
    for (const path of ['/countdown', '/fr/countdown', '/en/lancement', '/es/lancement']) {
      expect(numbers(await site.page(path))).toEqual(shown);
    }
  });

  it.each([
    ['fr', 'jour heures minute secondes'],
    ['en', 'day hours minute seconds'],
    ['es', 'día horas minuto segundos'],
  ])('in %s uses singular and plural units', async (language, words) => {
    site.setClock(launchAt - (day + 2 * hour + minute + 2 * second));
    const html = await site.page(`/${language}/countdown`);
    expect(contents(html, 'dt').map(readable).join(' ')).toBe(words);
  });

  it.each([
    ['fr', 'jour'],
    ['en', 'days'],
    ['es', 'días'],
  ])('in %s writes zero days as "0 %s"', async (language, word) => {
    site.setClock(launchAt - hour);
    const [first = ''] = contents(await site.page(`/${language}/countdown`), 'dt');
    expect(readable(first)).toBe(word);
  });

  it('is never cached', async () => {
    site.setClock(launchAt - hour);
    expect(numbers(await site.page('/fr/countdown'))).toEqual([0, 1, 0, 0]);
    site.setClock(launchAt - minute);
    expect(numbers(await site.page('/fr/countdown'))).toEqual([0, 0, 1, 0]);
  });
});

describe('after the launch (CNT-07, CNT-08, CNT-12)', () => {
  it.each([
    ['/fr/countdown', 'Iluma est en ligne', '/fr'],
    ['/en/lancement', 'Iluma is live', '/en'],
    ['/es/countdown', 'Iluma ya está en línea', '/es'],
    ['/countdown', 'Iluma is live', '/'],
  ])('the countdown %s says "%s" and links to %s', async (path, message, home) => {
    for (const now of [launchAt, afterLaunch, launchAt + 1000 * day]) {
      site.setClock(now);
      const html = await site.page(path);
      expect(numbers(html)).toEqual([]);
      expect(readable(contents(html, 'h1')[0] ?? '')).toBe(message);
      const ways = tags(contents(html, 'main').join(''), 'a').filter(({ href }) => href === home);
      expect(ways.some((link) => link.class?.includes('button'))).toBe(true);
      // Without scripts a meta refresh navigates after the same three seconds.
      const refresh = `<meta http-equiv="refresh" content="3;url=${home}"/>`;
      expect(html.includes(refresh)).toBe(true);
    }
  });
});
