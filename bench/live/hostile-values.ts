import { settingsPath } from '#app/domain/settings/site-settings.ts';

/** The credentials that the generator may use, and existing data of others. */
export interface Known {
  /** The origin that the site is configured with. */
  origin: string;
  /** A read-only API key. */
  readKey: string;
  /** Session cookies of signed-in staff. */
  readOnly: string;
  member: string;
  /** Of an administrator who has not confirmed their password lately. */
  unconfirmed: string;
  /** Ids of existing records and accounts. */
  ids: Readonly<Record<'client' | 'lead' | 'chief' | 'webhook' | 'key', string>>;
  /** Words of a visitor's message: not for a read-only role. */
  message: string;
  /** Words of accounts, webhooks and keys: for administrators only. */
  accounts: readonly string[];
}

/** A marker in markup and header fields that must not be reflected as such. */
export const probe = 'x-probe-7f3a';

/** Payloads for every place that takes text. */
export const payloads = [
  `<${probe}>`,
  `"><script>${probe}</script>`,
  `'"><img src=x onerror=${probe}>`,
  `javascript:${probe}`,
  `{{constructor.constructor('${probe}')()}}`,
  "' or '1'='1",
  "'; drop table leads; --",
  '1); select pg_sleep(30); --',
  '\\x00\\x1f',
  '\u0000',
  '\uFFFE\uFEFF\u202E',
  '%00%0d%0a',
  `\r\n${probe}: 1\r\n\r\n`,
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '${jndi:ldap://127.0.0.1/a}',
  '__proto__[admin]=1',
  '[]',
  'null',
  '-1',
  '9'.repeat(400),
  'é'.repeat(3000),
  'A'.repeat(9000),
  '🜁'.repeat(500),
] as const;

export const pages = [
  '/',
  '/fr',
  '/fr/contact',
  '/fr/suivi',
  '/en/search',
  '/es/ila',
  '/crm-complet',
];

export const queries = [
  'q',
  'reference',
  'signature',
  'jusque',
  'depuis',
  'service',
  'v',
  'step',
  'onglet',
];

export const fields = [
  'nom',
  'email',
  'telephone',
  'entreprise',
  'objet',
  'message',
  'jeton',
  'depuis',
];

export const apiPaths = [
  '/api/crm/clients',
  '/api/crm/clients/00000000-0000-7000-8000-000000000000',
  '/api/crm/journal?limit=-1',
  '/api/crm/tasks?after=%00',
  '/api/crm/changes',
  '/api/crm/bin',
  '/api/keys',
  '/api/keys/1',
];

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'];

export const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'text/plain; charset=utf-16',
  'application/octet-stream',
  '',
  'a/b; c="',
];

/** A forbidden call as [method, address, body]. */
export type Call = readonly [method: string, target: string, body?: unknown];

const someone = { email: 'somebody@exemple.example' };

/** Forbidden to read-only staff and to members. */
export const forChiefs = ({ ids }: Known): readonly Call[] => [
  ['DELETE', `/api/crm/clients/${ids.client}`],
  [
    'POST',
    '/api/crm/changes',
    { changes: [{ do: 'remove', in: 'clients', id: ids.client, on: 1 }] },
  ],
  ['GET', '/api/crm/bin'],
  ['POST', `/api/crm/bin/clients/${ids.client}`],
  ['GET', '/api/audit'],
  ['POST', `/api/audit/${ids.lead}/restore`],
  ['GET', '/api/keys'],
  ['POST', '/api/keys', { name: 'mine', scopes: ['read', 'delete'], expiresAt: null }],
  ['DELETE', `/api/keys/${ids.key}`],
  ['GET', '/api/webhooks'],
  ['POST', '/api/webhooks', { url: 'https://mine.example/', events: ['lead.created'] }],
  ['PATCH', `/api/webhooks/${ids.webhook}`, { isDisabled: true }],
  ['POST', `/api/webhooks/${ids.webhook}/secret`],
  ['POST', `/api/webhooks/${ids.webhook}/ping`],
  ['GET', `/api/webhooks/${ids.webhook}/deliveries`],
  ['DELETE', `/api/webhooks/${ids.webhook}`],
  ['GET', '/api/privacy/requests'],
  ['POST', '/api/privacy/requests', { ...someone, kind: 'access' }],
  ['POST', '/api/privacy/lookup', someone],
  ['POST', '/api/privacy/export', someone],
  ['POST', '/api/privacy/erasure', someone],
  ['GET', '/api/staff'],
  ['DELETE', `/api/staff/${ids.chief}/sessions`],
  ['PATCH', `/api/team/${ids.chief}`, { role: 'read-only' }],
  ['POST', settingsPath, { version: 0, cockpit: { maintenance: true } }],
];

/** Forbidden to read-only staff only. */
export const forMembers = ({ ids }: Known): readonly Call[] => [
  ['POST', '/api/crm/clients', { name: probe }],
  ['PATCH', `/api/crm/clients/${ids.client}`, { name: probe }],
  ['POST', '/api/crm/journal', { title: probe }],
  ['GET', '/api/leads'],
  ['GET', `/api/leads/${ids.lead}`],
  ['POST', `/api/leads/${ids.lead}/notes`, { text: probe }],
  ['POST', `/api/leads/${ids.lead}/moves`, { to: 'closed' }],
  ['POST', `/api/leads/${ids.lead}/conversion`, {}],
  ['GET', `/api/leads/${ids.lead}/clients`],
  ['GET', '/api/outbox'],
  ['GET', `/api/outbox/${ids.lead}/letter`],
  ['POST', `/api/outbox/${ids.lead}/replay`],
  ['GET', '/api/team'],
  ['GET', '/api/prospects'],
];

export const adminScreens = [
  '',
  'envois',
  'equipe',
  'cles',
  'vie-privee',
  'historique',
  'integrations',
];

/** Allowed to an administrator who has just confirmed their password only. */
export const sensitiveCalls = ({ ids }: Known): readonly Call[] => [
  ['POST', '/api/keys', { name: 'mine', scopes: ['read', 'delete'], expiresAt: null }],
  ['POST', '/api/webhooks', { url: 'https://mine.example/', events: ['lead.created'] }],
  ['PATCH', `/api/webhooks/${ids.webhook}`, { isDisabled: true }],
  ['POST', `/api/webhooks/${ids.webhook}/secret`],
  ['POST', '/api/privacy/erasure', someone],
  ['PATCH', `/api/staff/${ids.chief}`, { role: 'read-only' }],
  ['PATCH', '/api/roles/CEO', { requiresSecondStep: false }],
];

/** Alternative spellings of an address, which must not bypass its checks. */
export const detours: readonly ((target: string) => string)[] = [
  (target) => target.replace('/api/', '/api//'),
  (target) => target.replace('/api/', '/API/'),
  (target) => target.replace('/api/', '/fr/api/'),
  (target) => target.replace('/api/', '/api/x/../'),
  (target) => target.replace('/api/', '/%61pi/'),
  (target) => `${target}/`,
  (target) => `${target}.data`,
  (target) => `${target}?_method=GET&_routes=routes%2Fapi`,
  (target) => `${target}%00`,
  (target) => target.toUpperCase().replace('/API/', '/api/'),
];
