import {
  lookup,
  NODATA,
  NOTFOUND,
  Resolver,
  type LookupAddress,
  type LookupOptions,
} from 'node:dns';

/** Finds all addresses of a name. */
export type FindAddresses = (
  hostname: string,
  options: LookupOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Milliseconds that a name server has for its first answer, and how often it is asked. */
const patience = { timeout: 2000, tries: 2 } as const;

/**
 * Asks the name servers of this machine for names that others have chosen. The system's own look-up holds one of the
 * process's few threads until it ends: a handful of names whose servers stay silent would keep our connections to the
 * database, the mail server and the language model waiting for half a minute.
 *
 * @param servers those of the machine by default
 */
export function createNameQuery(servers: readonly string[] = []): FindAddresses {
  return (hostname, _options, done) => {
    if (isLoopback(hostname)) return done(null, [loopback]);
    // One for each name: it knows the servers of this moment.
    const resolver = new Resolver(patience);
    if (servers.length > 0) resolver.setServers(servers);
    const found: LookupAddress[][] = [[], []];
    let left = 2;
    let failure: NodeJS.ErrnoException | null = null;
    const answered = (family: 4 | 6) => (error: NodeJS.ErrnoException | null, all: string[]) => {
      // Either kind of address is enough. A server that is at a loss says more than one that has none.
      if (error && (failure === null || isUnknown(failure))) failure = error;
      found[family === 4 ? 0 : 1] = error ? [] : all.map((address) => ({ address, family }));
      left -= 1;
      if (left > 0) return;
      const addresses = found.flat();
      done(addresses.length > 0 ? null : failure && asSystem(failure), addresses);
    };
    resolver.resolve4(hostname, answered(4));
    resolver.resolve6(hostname, answered(6));
  };
}

/** Asks the system, and so its file of hosts: for networks whose private names are allowed on purpose. */
export const lookUpInSystem: FindAddresses = (hostname, options, done) => {
  if (isLoopback(hostname)) done(null, [loopback]);
  else lookup(hostname, { ...options, all: true }, done);
};

/** Names below `localhost` are loopback on every system (RFC 6761 §6.3), whatever is answered. */
const isLoopback = (hostname: string) => /(?:^|\.)localhost$/i.test(hostname);

const loopback: LookupAddress = { address: '127.0.0.1', family: 4 };

const isUnknown = ({ code }: NodeJS.ErrnoException) => code === NOTFOUND || code === NODATA;

/** With the code that the system's look-up has: there is no such name, or it cannot be told now. */
const asSystem = (error: NodeJS.ErrnoException) =>
  Object.assign(error, { code: isUnknown(error) ? 'ENOTFOUND' : 'EAI_AGAIN' });
