import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A request that the endpoint received. */
interface Heard {
  authorization: string | undefined;
  body: { model: string; stream: boolean; messages: { role: string; content: string }[] };
}

type Answer = (response: ServerResponse, request: IncomingMessage) => void | Promise<void>;

/** A chunk of a completion, as OpenAI-compatible endpoints stream it. */
export function chunk(content: string): string {
  return `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content } }] })}\n\n`;
}

export const done = 'data: [DONE]\n\n';

/** A real HTTP server on this machine with scripted answers. */
export async function openFakeModel(answer: Answer) {
  const heard: Heard[] = [];
  let current = answer;
  const listen = async (request: IncomingMessage, response: ServerResponse) => {
    const { authorization } = request.headers;
    heard.push({ authorization, body: (await json(request)) as Heard['body'] });
    await current(response, request);
  };
  const server = createServer((request, response) => void listen(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1/chat/completions`,
    heard,
    answerWith: (next: Answer) => (current = next),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Streams whole chunks of text. */
export function streaming(...texts: string[]): Answer {
  return (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    for (const text of texts) response.write(chunk(text));
    response.end(done);
  };
}
