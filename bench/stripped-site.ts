import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { get, headersByName } from './http-client.ts';
import { acceptBrotli } from './site.ts';

/** The same site without scripts: what its pages could be at best. */
export interface StrippedSite {
  origin: string;
  close(): void;
}

const scripts = /<script\b[^>]*>.*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/gs;

/** Serves another site's pages without scripts, in brotli; everything else as that site does. */
export async function startStrippedSite(site: string): Promise<StrippedSite> {
  const pages = new Map<string, Buffer>();

  async function pageAt(path: string): Promise<Buffer> {
    const known = pages.get(path);
    if (known) return known;
    const html = String((await get(site + path)).body).replaceAll(scripts, '');
    const page = brotliCompressSync(html);
    pages.set(path, page);
    return page;
  }

  async function answer({ url = '/', headers }: IncomingMessage, response: ServerResponse) {
    if (headers.accept?.includes('text/html')) {
      const page = await pageAt(url);
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Encoding': 'br',
        'Content-Length': page.length,
      });
      response.end(page);
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
