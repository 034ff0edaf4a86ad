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

/** Timeout of a name server's first response in milliseconds, and the number of attempts. */
const patience = { timeout: 2000, tries: 2 } as const;

/**
 * Queries the machine's name servers for untrusted names. The system resolver blocks one of the process's few threads
 * until it ends: a handful of names with unresponsive servers would delay our connections to the database, the mail
 * server and the language model by half a minute.
 *
 * @param servers the machine's by default
 */
export function createNameQuery(servers: readonly string[] = []): FindAddresses {
  return (hostname, _options, done) => {
    if (isLoopback(hostname)) return done(null, [loopback]);
    // A new one per name: it uses the servers configured at that moment.
    const resolver = new Resolver(patience);
    if (servers.length > 0) resolver.setServers(servers);
    const found: LookupAddress[][] = [[], []];
    let left = 2;
    let failure: NodeJS.ErrnoException | null = null;
    const answered = (family: 4 | 6) => (error: NodeJS.ErrnoException | null, all: string[]) => {
      // Either address family is sufficient. A server failure is more informative than the absence of addresses.
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

/** Uses the system resolver, including its hosts file: for networks whose private names are deliberately allowed. */
export const lookUpInSystem: FindAddresses = (hostname, options, done) => {
  if (isLoopback(hostname)) done(null, [loopback]);
  else lookup(hostname, { ...options, all: true }, done);
};

/** Names below `localhost` are loopback on every system (RFC 6761 §6.3), whatever DNS answers. */
const isLoopback = (hostname: string) => /(?:^|\.)localhost$/i.test(hostname);

const loopback: LookupAddress = { address: '127.0.0.1', family: 4 };

const isUnknown = ({ code }: NodeJS.ErrnoException) => code === NOTFOUND || code === NODATA;

/** With the system resolver's code: no such name, or temporarily unknown. */
const asSystem = (error: NodeJS.ErrnoException) =>
  Object.assign(error, { code: isUnknown(error) ? 'ENOTFOUND' : 'EAI_AGAIN' });
