import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A received request. */
export interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Answer = (response: ServerResponse) => void;

/** A real HTTP server on this machine that receives webhooks, with scripted answers. */
export async function openWebhookReceiver(answer: Answer = (response) => response.end('ok')) {
  const received: Received[] = [];
  let current = answer;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', url: path = '', headers } = request;
      received.push({ method, path, headers, body });
      current(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answerWith: (next: Answer) => (current = next),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Responds with a status and headers. */
export function status(code: number, headers: Record<string, string> = {}): Answer {
  return (response) => response.writeHead(code, headers).end();
}
