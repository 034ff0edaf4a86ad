import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Files } from './shop.ts';
import { contentHeaders } from './shop.ts';

export interface CorpusServer extends AsyncDisposable {
  /** The origin of a site by its name, which is a host below `localhost`. */
  originOf(name: string): string;
  /** Serves a site under a name. */
  serve(name: string, files: Files): void;
}

const isText = (type: string) => /^(?:text\/|application\/(?:xml|json|javascript))/.test(type);

/** Serves small sites on loopback, each under its own host name. */
export async function startCorpusServer(): Promise<CorpusServer> {
  const sites = new Map<string, Files>();
  const server = createServer(({ headers, url = '/', method }, response) => {
    const [name = ''] = (headers.host ?? '').split('.');
    const served = sites.get(name)?.[url];
    const {
      body = 'Not found',
      type = 'text/html; charset=utf-8',
      status = served ? 200 : 404,
    } = served ?? {};
    const isCompressed = isText(type) && served?.headers?.['Content-Encoding'] === undefined;
    const content = isCompressed ? gzipSync(body) : body;
    response.writeHead(status, {
      ...contentHeaders,
      'Content-Type': type,
      ...(isCompressed && { 'Content-Encoding': 'gzip' }),
      ...served?.headers,
    });
    setTimeout(() => response.end(method === 'HEAD' ? undefined : content), served?.delay ?? 0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    originOf: (name) => `http://${name}.localhost:${port}`,
    serve: (name, files) => void sites.set(name, files),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
