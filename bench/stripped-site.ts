import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { get, headersByName } from './http-client.ts';
import { acceptBrotli } from './site.ts';

/** The same site without scripts: what its pages could be at best. */
export interface StrippedSite {
  origin: string;
  close(): void;
}

const scripts = /<script\b[^>]*>.*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/gs;

interface Page {
  headers: Record<string, string>;
  body: Buffer;
}

/** Headers of one connection, or of the page's own length. */
const ofTheConnection = /^(?:connection|keep-alive|date|content-length|transfer-encoding)$/;

/**
 * Serves another site's pages without scripts, in brotli; everything else as that site does. Pages have the same headers:
 * a `Cross-Origin-Opener-Policy`, for one, has the browser start a process.
 */
export async function startStrippedSite(site: string): Promise<StrippedSite> {
  const pages = new Map<string, Page>();

  async function pageAt(path: string): Promise<Page> {
    const known = pages.get(path);
    if (known) return known;
    const response = await get(site + path, { headers: acceptBrotli });
    const html = brotliDecompressSync(response.body).toString().replaceAll(scripts, '');
    const kept = [...headersByName(response)].filter(([name]) => !ofTheConnection.test(name));
    const page = { headers: Object.fromEntries(kept), body: brotliCompressSync(html) };
    pages.set(path, page);
    return page;
  }

  async function answer({ url = '/', headers }: IncomingMessage, response: ServerResponse) {
    if (headers.accept?.includes('text/html')) {
      const { headers: own, body } = await pageAt(url);
      response.writeHead(200, { ...own, 'Content-Length': body.length }).end(body);
      return;
    }
    const file = await get(site + url, { headers: acceptBrotli });
    for (const name of ['content-type', 'content-encoding', 'cache-control']) {
      const value = headersByName(file).get(name);
      if (value !== undefined) response.setHeader(name, value);
    }
    response.writeHead(file.status).end(file.body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(502).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
