import { request, type Agent } from 'node:http';

/** A response as sent over the wire: not decompressed, names and values of headers in one flat list. */
export interface HttpResponse {
  status: number;
  headers: readonly string[];
  body: Buffer;
  /** Bytes on the wire, of head and body. */
  size: number;
}

interface RequestOptions {
  headers?: Record<string, string>;
  agent?: Agent;
}

/** Sends a GET to a server on this machine. Unlike fetch it adds no header and does not decompress. */
export async function get(url: string, options: RequestOptions = {}): Promise<HttpResponse> {
  return sendRequest(url, { ...options, method: 'GET' });
}

/** Sends a request with any method and a body. */
export async function sendRequest(
  url: string,
  { headers = {}, agent, method, body }: RequestOptions & { method: string; body?: string },
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers, agent, method, timeout: 5000 }, (response) => {
      const { statusCode: status = 0, statusMessage = '', rawHeaders } = response;
      const head = [`HTTP/1.1 ${status} ${statusMessage}`];
      for (let i = 0; i < rawHeaders.length; i += 2)
        head.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
      const headSize = Buffer.byteLength(`${head.join('\r\n')}\r\n\r\n`);
      const parts: Buffer[] = [];
      // Not `buffer` of `node:stream/consumers`, which takes longer than the server.
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject).once('end', () => {
        const content = Buffer.concat(parts);
        resolve({ status, headers: rawHeaders, body: content, size: headSize + content.length });
      });
    });
    outgoing.once('timeout', () => outgoing.destroy(new Error(`${url} did not answer in 5 s`)));
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

/** Headers by lower-case name, for those that occur once. */
export function headersByName({ headers }: HttpResponse): Map<string, string> {
  const pairs = headers.flatMap((name, i) =>
    i % 2 === 0 ? [[name.toLowerCase(), headers[i + 1] ?? ''] as const] : [],
  );
  return new Map(pairs);
}
