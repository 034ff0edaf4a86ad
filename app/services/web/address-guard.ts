import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { WebFailure } from '#app/domain/ila/audit/answer-evidence.ts';
import { createNameQuery, lookUpInSystem, type FindAddresses } from './find-addresses.ts';

/** Allowed protocols of an address. */
type Reach = 'https' | 'https and http' | 'refused';

/**
 * IPv4 networks that are not part of the public Internet.
 * Source: IANA IPv4 Special-Purpose Address Registry, and 224.0.0.0/4 of RFC 5771.
 */
const privateNetworks = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/**
 * Non-public exceptions within 2000::/3; IPv6 outside of it is not public, including embedded IPv4.
 * Source: IANA IPv6 Special-Purpose Address Registry.
 */
const specialNetworks = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const privateList = listOf([...privateNetworks, ...specialNetworks]);
const publicList = listOf(['2000::/3']);

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', length] = network.split('/');
    if (isIP(address) === 0) throw new TypeError(`${network} is neither an address nor a range`);
    if (length === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(length), familyOf(address));
  }
  return list;
}

export interface AddressGuard {
  reachOf(address: string): Reach;
  /** Whether an address may be connected to for a URL. */
  permits(address: string, url: URL): boolean;
  /** Replaces `dns.lookup`; fails if any resolved address is refused. */
  lookupFor(url: URL): LookupFunction;
}

/** Restrictions on contacting public addresses. */
interface PublicReach {
  reach: Exclude<Reach, 'refused'>;
  /** Null for any. */
  ports: readonly number[] | null;
}

/** The audit may contact public addresses like a browser. */
export const webReach: PublicReach = { reach: 'https and http', ports: [80, 443] };

/**
 * Prevents server-side request forgery: requests to untrusted URLs cannot reach private networks. It checks the very
 * addresses that are connected to, so that DNS rebinding has no effect.
 *
 * @param allowed private addresses and ranges to allow, by plain HTTP and on any port as well
 * @param findAddresses by default, the machine's name servers, or the system resolver where private addresses are
 * allowed
 */
export function createAddressGuard(
  allowed: readonly string[],
  publicReach: PublicReach = { reach: 'https', ports: null },
  findAddresses: FindAddresses = allowed.length > 0 ? lookUpInSystem : createNameQuery(),
): AddressGuard {
  const allowedList = listOf(allowed);
  const isAllowed = (address: string) => allowedList.check(address, familyOf(address));

  function reachOf(address: string): Reach {
    if (isIP(address) === 0) return 'refused';
    if (isAllowed(address)) return 'https and http';
    const family = familyOf(address);
    if (privateList.check(address, family)) return 'refused';
    return family === 'ipv4' || publicList.check(address, family) ? publicReach.reach : 'refused';
  }

  function permits(address: string, { protocol, port }: URL): boolean {
    const reach = reachOf(address);
    const isPort =
      port === '' || publicReach.ports === null || publicReach.ports.includes(Number(port));
    if (!isPort && !(reach !== 'refused' && isAllowed(address))) return false;
    return reach === 'https and http'
      ? /^https?:$/.test(protocol)
      : reach === 'https' && protocol === 'https:';
  }

  return {
    reachOf,
    permits,
    lookupFor: (url) => (hostname, options, done) => {
      findAddresses(hostname, options, (error, addresses) => {
        if (error) return done(error, []);
        const isRefused = addresses.some(({ address }) => !permits(address, url));
        if (isRefused || !addresses[0]) return done(new RefusedAddress(), []);
        if (options.all) return done(null, addresses);
        return done(null, addresses[0].address, addresses[0].family);
      });
    },
  };
}

/** URLs refused before any connection. Names are checked when they are resolved. */
export function urlFailure(url: URL, guard: AddressGuard): WebFailure | null {
  if (!/^https?:$/.test(url.protocol)) return 'not-http';
  if (url.username !== '' || url.password !== '') return 'address-refused';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !guard.permits(host, url) ? 'address-refused' : null;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

export class RefusedAddress extends Error {
  constructor() {
    super('The address is not one that may be connected to');
    this.name = 'RefusedAddress';
  }
}
