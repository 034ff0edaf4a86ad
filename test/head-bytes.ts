/** Bytes of a response's status line and headers in HTTP/1.1. */
export function headBytes(headers: Iterable<readonly [name: string, value: string]>): number {
  const lines = Array.from(headers, ([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`.length;
}
