import type { Operation } from './operation.ts';

/** An API path with its operations. */
interface Address {
  /** With `:name` for each parameter. */
  readonly path: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly byMethod: ReadonlyMap<string, Operation>;
  /** For `Allow`. */
  readonly methods: readonly string[];
}

type Matched = Address & { readonly params: Readonly<Record<string, string>> };

/**
 * Finds a path in the table by the rules of React Router: case-insensitive, with or without a trailing slash, static
 * segments before parameters.
 */
export function matchAddress(
  operations: readonly Operation[],
): (pathname: string) => Matched | null {
  const byPath = Map.groupBy(operations, ({ name }) => name.replace(/^\w+ /, ''));
  const addresses = [...byPath]
    .toSorted(([one], [other]) => parametersIn(one).length - parametersIn(other).length)
    .map(([path, own]) => addressOf(path, own));
  return (pathname) => {
    const decoded = pathname.split('/').map(decode).join('/');
    for (const address of addresses) {
      const values = address.pattern.exec(decoded)?.slice(1);
      if (!values) continue;
      const pairs = address.names.map((name, at) => [
        name,
        (values[at] ?? '').replaceAll('%2F', '/'),
      ]);
      return { ...address, params: Object.fromEntries(pairs) };
    }
    return null;
  };
}

const parametersIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

function addressOf(path: string, operations: readonly Operation[]): Address {
  const byMethod = new Map(
    operations.map((each) => [each.name.slice(0, each.name.indexOf(' ')), each]),
  );
  return {
    path,
    pattern: new RegExp(`^${path.replace(/:\w+/g, '([^/]+)').replaceAll('.', '\\.')}/*$`, 'i'),
    names: parametersIn(path),
    byMethod,
    methods: [...byMethod.keys()].flatMap((each) => (each === 'GET' ? ['GET', 'HEAD'] : [each])),
  };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment).replaceAll('/', '%2F');
  } catch {
    return segment;
  }
}
