import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { startNameServer } from '../../../test/name-server.ts';
import { createAddressGuard } from './address-guard.ts';
import { createNameQuery } from './find-addresses.ts';

it('the addresses of a name are found by a name server', async () => {
  await using names = await startNameServer(['192.0.2.7']);
  const find = promisify(createNameQuery([names.address]));
  expect(await find('pain.example', {})).toEqual([{ address: '192.0.2.7', family: 4 }]);
});

it('a name without an address is not found', async () => {
  await using names = await startNameServer([]);
  const find = promisify(createNameQuery([names.address]));
  await expect(find('pain.example', {})).rejects.toMatchObject({ code: 'ENOTFOUND' });
});

it('a silent name server is a temporary failure', { tags: 'long' }, async () => {
  const silent = createSocket('udp4');
  await once(silent.bind(0, '127.0.0.1'), 'listening');
  const find = promisify(createNameQuery([`127.0.0.1:${silent.address().port}`]));
  await expect(find('pain.example', {})).rejects.toMatchObject({ code: 'EAI_AGAIN' });
  silent.close();
});

it.each(['localhost', 'a.LocalHost'])(
  '%s is loopback, without asking a name server',
  async (name) => {
    await using names = await startNameServer(['192.0.2.7']);
    const find = promisify(createNameQuery([names.address]));
    expect(await find(name, {})).toEqual([{ address: '127.0.0.1', family: 4 }]);
    expect(names.given).toEqual([]);
  },
);

it('names of other sites are resolved without the thread pool', async () => {
  const url = new URL('https://pain.invalid/');
  const found = new Promise((resolve) => {
    createAddressGuard([]).lookupFor(url)(url.hostname, { all: true }, resolve);
  });
  expect(process.getActiveResourcesInfo()).not.toContain('GetAddrInfoReqWrap');
  await found;
});
