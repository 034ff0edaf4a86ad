import { request as requestByHttp, type IncomingMessage } from 'node:http';
import { request as requestByHttps } from 'node:https';
import type { TLSSocket } from 'node:tls';
import type { Answer, Redirect, WebFailure } from '#app/domain/ila/audit/answer-evidence.ts';
import type { Certificate } from '#app/domain/ila/audit/evidence.ts';
import {
  createAddressGuard,
  RefusedAddress,
  urlFailure,
  webReach,
  type AddressGuard,
} from './address-guard.ts';
import { certificateOf, refusedCertificate } from './certificates.ts';
import type { FindAddresses } from './find-addresses.ts';
import { readBody, type Body } from './read-body.ts';

const mostRedirects = 10;

export interface WebRequest {
  readonly url: string;
  readonly method?: 'GET' | 'HEAD';
  readonly headers?: Readonly<Record<string, string>>;
  /** Maximum bytes of decoded content. */
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

export interface WebAnswer extends Answer {
  readonly body: Body;
  /** Milliseconds from the request to the first byte of the last response. */
  readonly firstByte: number;
  /** Null without TLS. */
  readonly certificate: Certificate | null;
}

export interface WebClient {
  /** Requests an address and follows its redirects. Never rejects: failures are part of the response. */
  ask(request: WebRequest): Promise<WebAnswer>;
}

interface Settings {
  /** Private addresses and ranges that may be contacted. */
  readonly allowed: readonly string[];
  /** User-Agent header. */
  readonly agent: string;
  /** Timeout of one request, in milliseconds. */
  readonly timeout?: number;
  /** Certificates of test servers, in PEM. */
  readonly authorities?: readonly string[];
  /** The machine's name servers by default. */
  readonly findAddresses?: FindAddresses;
}

/** A response as evidence. */
export function withoutContent({
  asked,
  url,
  status,
  failure,
  redirects,
  headers,
  refused,
}: WebAnswer): Answer {
  return { asked, url, status, failure, redirects, headers, ...(refused && { refused }) };
}

type Hop = Omit<WebAnswer, 'asked' | 'redirects'>;

/**
 * The client for untrusted addresses. The guard checks every address that is connected to, including redirects; only
 * http and https, only ports 80 and 443 of public addresses, no credentials.
 */
export function createWebClient({
  allowed,
  agent,
  timeout = 15_000,
  authorities = [],
  findAddresses,
}: Settings): WebClient {
  const guard = createAddressGuard(allowed, webReach, findAddresses);
  const options = { agent, timeout, authorities };
  return {
    async ask(request) {
      const redirects: Redirect[] = [];
      const asked = URL.parse(request.url)?.href ?? request.url;
      let url = asked;
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop -- a redirect tells the next address
        const hop = await askOnce({ ...request, url }, guard, options);
        const next = redirectOf(hop);
        if (!next) return { ...hop, asked, redirects };
        redirects.push({ from: hop.url, to: next, status: hop.status ?? 0 });
        const failure = loopOf(redirects);
        if (failure) return { ...hop, asked, redirects, status: null, failure };
        url = next;
      }
    },
  };
}

function redirectOf({ status, url, headers }: Hop): string | null {
  if (status === null || ![301, 302, 303, 307, 308].includes(status)) return null;
  const { location } = headers;
  return location === undefined ? null : (URL.parse(location, url)?.href ?? null);
}

function loopOf(redirects: readonly Redirect[]): WebFailure | null {
  const { to } = redirects.at(-1) ?? { to: '' };
  if (redirects.some(({ from }) => from === to)) return 'redirect-loop';
  return redirects.length > mostRedirects ? 'too-many-redirects' : null;
}

type Options = Required<Pick<Settings, 'agent' | 'timeout' | 'authorities'>>;

async function askOnce(request: WebRequest, guard: AddressGuard, options: Options): Promise<Hop> {
  const target = URL.parse(request.url);
  const refusal = target ? urlFailure(target, guard) : 'bad-address';
  if (!target || refusal) return failed(request.url, refusal ?? 'bad-address');
  const late = AbortSignal.timeout(options.timeout);
  const signal = AbortSignal.any([request.signal, late]);
  try {
    return await exchange(target, { ...request, signal }, guard, options);
  } catch (error) {
    const failure = late.aborted ? 'timeout' : failureOf(error, request.signal);
    const hop = failed(target.href, failure);
    if (failure !== 'certificate') return hop;
    return { ...hop, refused: await refusedCertificate(target, error as Error, guard, signal) };
  }
}

async function exchange(
  target: URL,
  { method = 'GET', headers, maxBytes, signal }: WebRequest,
  guard: AddressGuard,
  { agent, authorities }: Options,
): Promise<Hop> {
  const isSecure = target.protocol === 'https:';
  const started = performance.now();
  const outgoing = (isSecure ? requestByHttps : requestByHttp)(target, {
    method,
    headers: {
      Accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
      'Accept-Encoding': 'zstd, br, gzip',
      'User-Agent': agent,
      ...headers,
    },
    lookup: guard.lookupFor(target),
    signal,
    agent: false,
    maxHeaderSize: 65_536,
    // Accepts what browsers accept: lines that end in LF alone, a length beside chunks. Connections are not reused.
    insecureHTTPParser: true,
    ...(isSecure && authorities.length > 0 && { ca: [...authorities] }),
  });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    // A switch to another protocol is neither: it only closes the connection.
    const onClose = () => reject(new Error('The connection closed without a response'));
    outgoing.once('error', reject).once('response', resolve).once('close', onClose).end();
  });
  const firstByte = Math.round(performance.now() - started);
  // Errors after the response, such as a reset connection, surface when the body is read.
  outgoing.on('error', () => {});
  const certificate = isSecure ? certificateOf(response.socket as TLSSocket) : null;
  const body = await readBody(response, maxBytes);
  return {
    url: target.href,
    status: response.statusCode ?? 0,
    failure: null,
    headers: headersOf(response),
    body,
    firstByte,
    certificate,
  };
}

/** Repeated headers are joined as in RFC 9110 §5.3. */
function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value = '']) => [
      name,
      Array.isArray(value) ? value.join(', ') : value,
    ]),
  );
}

const noBody: Body = { bytes: new Uint8Array(), wire: 0, isCut: false };

function failed(url: string, failure: WebFailure): Hop {
  const nothing = { status: null, headers: {}, body: noBody, firstByte: 0 };
  return { ...nothing, url, failure, certificate: null };
}

function failureOf(error: unknown, budget: AbortSignal): WebFailure {
  if (error instanceof RefusedAddress) return 'address-refused';
  if (budget.aborted) return 'budget-spent';
  const { code = '' } = error as NodeJS.ErrnoException;
  if (/^(?:ENOTFOUND|EAI_AGAIN)$/.test(code)) return 'unknown-host';
  if (/TLS|CERT|SSL|SELF_SIGNED|UNABLE_TO/.test(code)) return 'certificate';
  return 'unreachable';
}
