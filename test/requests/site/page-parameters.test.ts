import { onTestFinished, expect, it, vi } from 'vitest';
import { knownAddresses } from '#app/i18n/known-addresses.ts';
import { pageParameters } from '#app/i18n/page-parameters.ts';
import { isSameForAll } from '#app/middleware/page-key.ts';
import { openSite } from '../../site.ts';

const site = await openSite();

/** Addresses that are the same for everyone, in one language: the others read the same parameters. */
const addresses = [...knownAddresses].filter(
  (address) => isSameForAll(address) && /^\/fr\b/.test(address),
);

// Every page is rendered.
const timeout = 120_000;

it(
  'the list of page parameters has exactly those that pages read',
  async () => {
    const asked = new Set<string>();
    for (const method of ['get', 'getAll', 'has'] as const) {
      const original = URLSearchParams.prototype[method];
      const spy = vi.spyOn(URLSearchParams.prototype, method).mockImplementation(function (
        this: URLSearchParams,
        name: string,
      ) {
        asked.add(name);
        return Reflect.apply(original, this, [name]);
      });
      onTestFinished(() => spy.mockRestore());
    }
    // With a query, because some pages check whether there is one.
    for (const address of addresses) await (await site.ask(`${address}?accent`)).text();
    expect([...asked].toSorted()).toEqual([...pageParameters].toSorted());
  },
  timeout,
);
