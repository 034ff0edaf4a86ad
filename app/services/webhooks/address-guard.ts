import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** What an address may be spoken to by. */
export type Reach = 'https' | 'https and http' | 'refused';

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
 * IPv6 outside of 2000::/3 is not public, IPv4 in disguise included; these are the exceptions within it.
 * Source: IANA IPv6 Special-Purpose Address Registry.
 */
const specialNetworks = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const privateList = listOf([...privateNetworks, ...specialNetworks]);
const publicList = listOf(['2000::/3']);

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', length] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (isIP(address) === 0) throw new TypeError(`${network} is neither an address nor a range`);
    if (length === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(length), family);
  }
  return list;
}

export interface AddressGuard {
  reachOf(address: string): Reach;
  /** Looks a name up as `dns.lookup` does, and fails if any of its addresses is refused. */
  lookupFor(protocol: string): LookupFunction;
}

/**
 * Keeps requests to addresses that others have chosen out of our own networks. It judges the very addresses that are then
 * connected to, so that a name cannot be one thing when it is looked at and another when it is used.
 *
 * @param allowed addresses and ranges that are reached nevertheless, by plain HTTP as well
 */
export function createAddressGuard(allowed: readonly string[]): AddressGuard {
  const allowedList = listOf(allowed);

  function reachOf(address: string): Reach {
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (isIP(address) === 0) return 'refused';
    if (allowedList.check(address, family)) return 'https and http';
    if (privateList.check(address, family)) return 'refused';
    return family === 'ipv4' || publicList.check(address, family) ? 'https' : 'refused';
  }

  return {
    reachOf,
    lookupFor: (protocol) => (hostname, options, done) => {
      lookup(hostname, { ...options, all: true }, (error, addresses) => {
        if (error) return done(error, []);
        const isRefused = addresses.some(({ address }) => !isWithin(reachOf(address), protocol));
        if (isRefused || !addresses[0]) return done(new RefusedAddress(), []);
        if (options.all) return done(null, addresses);
        return done(null, addresses[0].address, addresses[0].family);
      });
    },
  };
}

/** Whether an address may be spoken to by a protocol, `https:` or `http:`. */
export function isWithin(reach: Reach, protocol: string): boolean {
  return reach === 'https and http' || (reach === 'https' && protocol === 'https:');
}

export class RefusedAddress extends Error {
  constructor() {
    super('The address is not one that may be connected to');
    this.name = 'RefusedAddress';
  }
}
