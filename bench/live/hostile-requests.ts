import { languages } from '#app/domain/languages.ts';
import { integerBetween, pick, type Random } from '#app/domain/random.ts';
import {
  type Known,
  probe,
  payloads,
  pages,
  queries,
  fields,
  apiPaths,
  methods,
  types,
  type Call,
  forChiefs,
  forMembers,
  adminScreens,
  sensitiveCalls,
  detours,
} from './hostile-values.ts';
import { bytesOf, inHeader, signedIn, type Parts } from './raw-request.ts';

/** A request as bytes, with conditions on its response. */
export interface HostileRequest {
  /** Kind of attack, for the report. */
  kind: string;
  bytes: Buffer;
  /** Forbidden to this caller: a 2xx would be a privilege escalation. */
  isForbidden: boolean;
  /** Text that must not be in the response: it is for others only. */
  hidden?: readonly string[];
}

type Kind = (random: Random, known: Known) => Omit<HostileRequest, 'kind'>;

const open = (parts: Parts) => ({ bytes: bytesOf(parts), isForbidden: false });

const kinds: Readonly<Record<string, Kind>> = {
  query: (random) =>
    open({
      target: `${pick(random, pages)}?${pick(random, queries)}=${encodeURIComponent(pick(random, payloads).toWellFormed())}`,
    }),

  path: (random) => {
    const text = encodeURIComponent(pick(random, payloads).toWellFormed()).slice(0, 7000);
    return open({ target: `${pick(random, ['', '/fr', '/en', '/api', '/rss', '/og'])}/${text}` });
  },

  'raw path': (random) =>
    open({
      target: `/${pick(random, ['%', '%zz', '%c0%ae', '//', '\\..\\', '?', '#', ';', '%u0041'])}`,
    }),

  form: (random) => {
    const form = new URLSearchParams();
    for (const field of fields) form.append(field, pick(random, payloads));
    if (random() < 0.3) form.append(pick(random, fields), pick(random, payloads));
    if (random() < 0.5) form.set('email', `a${integerBetween(random, 0, 1e6)}@exemple.example`);
    return open({
      method: 'POST',
      target: '/fr/contact',
      headers: [['Content-Type', 'application/x-www-form-urlencoded']],
      body: form.toString(),
    });
  },

  'form as another type': (random) =>
    open({
      method: 'POST',
      target: '/fr/contact',
      headers: [['Content-Type', pick(random, types)]],
      body: pick(random, [...payloads, '{"nom":{"a":[1]}}', '--x\r\n\r\n', '{'.repeat(5000)]),
    }),

  'bytes as a form': (random) => {
    const body = Buffer.from(Array.from({ length: 600 }, () => integerBetween(random, 0, 255)));
    const headers = [['Content-Type', pick(random, types)]] as const;
    return open({ method: 'POST', target: '/fr/contact', headers, body });
  },

  'large body': (random) =>
    open({
      method: 'POST',
      target: pick(random, ['/fr/contact', '/prompts', '/api/crm/changes']),
      headers: [['Content-Type', pick(random, types)]],
      body: 'message='.padEnd(1_200_000, 'x'),
    }),

  'anonymous at the API': (random) => ({
    bytes: bytesOf({
      method: pick(random, methods),
      target: pick(random, apiPaths),
      headers: [['Content-Type', 'application/json']],
      body: pick(random, ['', '{}', '[]', '[{"do":"remove","in":"clients","id":"1","on":1}]']),
    }),
    isForbidden: true,
  }),

  'forged cookie': (random) => ({
    bytes: bytesOf({
      method: pick(random, methods),
      target: pick(random, apiPaths),
      headers: [
        [
          'Cookie',
          `iluma-staff=${pick(random, ['A'.repeat(43), '-'.repeat(43), '', inHeader(pick(random, payloads))])}`,
        ],
      ],
    }),
    isForbidden: true,
  }),

  'forged key': (random) => ({
    bytes: bytesOf({
      method: pick(random, methods),
      target: pick(random, apiPaths),
      headers: [
        [
          'Authorization',
          `Bearer ${pick(random, ['iluma_', `iluma_${'A'.repeat(43)}`, inHeader(pick(random, payloads))])}`,
        ],
      ],
    }),
    isForbidden: true,
  }),

  'more than a reader may do': (random, known) => ({
    bytes: signedIn(
      known.origin,
      known.readOnly,
      pick(random, [...forMembers(known), ...forChiefs(known)]),
    ),
    isForbidden: true,
    hidden: [known.message, ...known.accounts],
  }),

  'more than a member may do': (random, known) => ({
    bytes: signedIn(known.origin, known.member, pick(random, forChiefs(known))),
    isForbidden: true,
    hidden: known.accounts,
  }),

  'sensitive changes by a cookie alone': (random, known) => ({
    bytes: signedIn(known.origin, known.unconfirmed, pick(random, sensitiveCalls(known))),
    isForbidden: true,
  }),

  'detours of a reader': (random, known) => {
    const [method, target, body] = pick(random, [...forMembers(known), ...forChiefs(known)]);
    const call: Call = [method, pick(random, detours)(target), body];
    return {
      bytes: signedIn(known.origin, known.readOnly, call),
      isForbidden: true,
      hidden: [known.message, ...known.accounts],
    };
  },

  'screens of others': (random, known) => {
    const isReader = random() < 0.5;
    const page = `/${pick(random, languages)}/crm-complet${pick(random, ['', '.data'])}`;
    const target = `${page}?admin=${pick(random, adminScreens)}&onglet=leads&fiche=${known.ids.lead}`;
    return {
      bytes: signedIn(known.origin, isReader ? known.readOnly : known.member, ['GET', target]),
      isForbidden: false,
      hidden: isReader ? [known.message, ...known.accounts] : known.accounts,
    };
  },

  'more than a key may do': (random, { readKey }) => ({
    bytes: bytesOf({
      method: 'POST',
      target: pick(random, ['/api/crm/changes', '/api/keys']),
      headers: [
        ['Authorization', `Bearer ${readKey}`],
        ['Content-Type', 'application/json'],
      ],
      body: pick(random, [
        '[{"do":"remove","in":"clients","id":"c1","on":1}]',
        '{"changes":[{"do":"remove","in":"clients","id":"c1","on":1}]}',
        '{"name":"mine","scopes":["manage-staff"],"expiresAt":null}',
      ]),
    }),
    isForbidden: true,
  }),

  'odd values with a key': (random, { readKey }) =>
    open({
      target: `/api/crm/${pick(random, ['clients', 'tasks', 'journal', 'x'])}?${pick(random, ['limit', 'from', 'after', 'search', 'status', 'sort'])}=${encodeURIComponent(pick(random, payloads).toWellFormed()).slice(0, 7000)}`,
      headers: [['Authorization', `Bearer ${readKey}`]],
    }),

  header: (random) =>
    open({
      target: pick(random, pages),
      headers: [
        [
          pick(random, [
            'Cookie',
            'Accept-Language',
            'User-Agent',
            'Referer',
            'X-Forwarded-For',
            'If-None-Match',
          ]),
          inHeader(pick(random, payloads)),
        ],
      ],
    }),

  'broken head': (random) => ({
    bytes: Buffer.from(
      pick(random, [
        'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
        'GET /fr HTTP/1.1\r\nHost: 127.0.0.1\r\nhost: 127.0.0.1\r\n\r\n',
        'GET / HTTP/9.9\r\n\r\n',
        'GET  /  HTTP/1.1\r\n\r\n',
        `GET / HTTP/1.1\r\n${probe}\r\n\r\n`,
        'GET / HTTP/1.1\r\nHost: a\r\nX: \x01\x02\r\n\r\n',
        `${'A'.repeat(200)} / HTTP/1.1\r\nHost: a\r\n\r\n`,
        'POST /fr/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcde',
        'POST /fr/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
        'POST /fr/contact HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n',
        'POST /fr/contact HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
        `GET http://evil.example/fr HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
        `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
        '\x16\x03\x01\x02\x00\x01\x00',
        '\r\n\r\n\r\n',
      ]),
      'latin1',
    ),
    isForbidden: false,
  }),
};

/** Yields the same requests for the same seed, every kind equally often. */
export function hostileRequests(random: Random, count: number, known: Known): HostileRequest[] {
  const names = Object.keys(kinds);
  return Array.from({ length: count }, (_, i) => {
    const kind = names[i % names.length] ?? '';
    const make = kinds[kind];
    if (!make) throw new RangeError(`No such kind: ${kind}`);
    return { kind, ...make(random, known) };
  });
}
