import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { withSetting, type SiteSettings } from '#app/domain/settings/site-settings.ts';
import { get, headersByName, sendRequest } from '../http-client.ts';
import { acceptBrotli } from '../site.ts';
import type { Fleet } from './fleet.ts';

/** How long the old page was still served after settings were saved. */
export interface Freshness {
  /** For each change, milliseconds from sending it until every place had the new page. */
  times: number[];
  /** Places that went back to the old page within `watched`. */
  relapses: number;
}

export const changes = 10;

/** Pages checked in Varnish; the first one also in each server. */
const looked = ['/fr', '/fr/faq', '/es'];

/** Milliseconds between two checks, and for which each place is checked. */
const [every, watched] = [100, 4000];

/** Toggles the promotional bar, which every page shows. */
export async function measureFreshness(fleet: Fleet, cookie: string): Promise<Freshness> {
  const places = [
    ...looked.map((page) => fleet.origin + page),
    ...fleet.servers.map(({ origin }) => `${origin}${looked[0]}`),
  ];
  const found: Freshness = { times: [], relapses: 0 };
  for (let change = 0; change < changes; change += 1) {
    // Twice, so that Varnish and each server have it.
    for (let turn = 0; turn < 2; turn += 1) await Promise.all(places.map(textOf));
    const former = await Promise.all(places.map(textOf));
    const sent = performance.now();
    await toggle(fleet.origin, cookie);
    const looks = await Promise.all(places.map((place, i) => watch(place, former[i] ?? '', sent)));
    found.times.push(Math.max(...looks.map(({ fresh }) => fresh)));
    found.relapses += looks.filter(({ hasRelapsed }) => hasRelapsed).length;
  }
  return found;
}

async function textOf(url: string): Promise<string> {
  const answer = await get(url, { headers: acceptBrotli });
  const isPacked = headersByName(answer).get('content-encoding') === 'br';
  return (isPacked ? brotliDecompressSync(answer.body) : answer.body).toString();
}

/** Watches a place for a while: when it first had the new page, and whether it went back to the old one. */
async function watch(
  place: string,
  former: string,
  sent: number,
): Promise<{ fresh: number; hasRelapsed: boolean }> {
  let fresh = Number.POSITIVE_INFINITY;
  let hasRelapsed = false;
  while (performance.now() - sent < watched) {
    const text = await textOf(place).catch(() => former);
    const isFormer = text === former;
    if (!isFormer) fresh = Math.min(fresh, performance.now() - sent);
    else if (Number.isFinite(fresh)) hasRelapsed = true;
    await pause(every);
  }
  return { fresh, hasRelapsed };
}

async function toggle(origin: string, cookie: string): Promise<void> {
  const read = await get(`${origin}/cockpit`, { headers: { cookie } });
  const { version, cockpit } = JSON.parse(read.body.toString()) as {
    version: number;
    cockpit: SiteSettings;
  };
  const isOn = cockpit.notifications.promoBar;
  const next = withSetting(cockpit, 'notifications', 'promoBar', !isOn);
  const body = JSON.stringify({ version, cockpit: next });
  const headers = { cookie, Origin: origin, 'Content-Type': 'application/json' };
  const { status } = await sendRequest(`${origin}/cockpit`, { method: 'POST', headers, body });
  if (status !== 200) throw new Error(`Saving the settings answered ${status}`);
}
