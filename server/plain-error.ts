import type { Socket } from 'node:net';

/** Refusals that happen before the app can draw a page: what each means, in the three languages. */
const refusals: Record<number, [phrase: string, fr: string, en: string, es: string]> = {
  400: [
    'Bad Request',
    'Le serveur n’a pas compris la demande.',
    'The server did not understand the request.',
    'El servidor no entendió la solicitud.',
  ],
  403: [
    'Forbidden',
    'Cette demande vient d’un autre site. Ouvrez la page ici et recommencez.',
    'This request comes from another site. Open the page here and try again.',
    'Esta solicitud viene de otro sitio. Abra la página aquí e inténtelo de nuevo.',
  ],
  405: [
    'Method Not Allowed',
    'Cette adresse n’accepte pas ce genre de demande.',
    'This address does not accept that kind of request.',
    'Esta dirección no acepta ese tipo de solicitud.',
  ],
  408: [
    'Request Timeout',
    'La demande a mis trop de temps à arriver.',
    'The request took too long to arrive.',
    'La solicitud tardó demasiado en llegar.',
  ],
  413: [
    'Content Too Large',
    'Ce que vous envoyez est trop volumineux.',
    'What you are sending is too large.',
    'Lo que envía es demasiado grande.',
  ],
  431: [
    'Request Header Fields Too Large',
    'L’adresse ou les en-têtes de la demande sont trop longs.',
    'The address or the headers of the request are too long.',
    'La dirección o los encabezados de la solicitud son demasiado largos.',
  ],
  500: [
    'Internal Server Error',
    'Un problème est survenu de notre côté. Réessayez dans un instant.',
    'Something broke on our side. Please try again in a moment.',
    'Hubo un problema de nuestro lado. Inténtelo de nuevo en un momento.',
  ],
};

export interface PlainError {
  status: number;
  phrase: string;
  html: string;
}

/** A page without style, script or data; a status without words of its own is told as a 400 or a 500. */
export function plainError(asked: number): PlainError {
  const other = asked >= 400 && asked < 500 ? 400 : 500;
  const status = asked in refusals ? asked : other;
  const [phrase = '', fr = '', en = '', es = ''] = refusals[status] ?? [];
  const html = `<!doctype html>
<html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${status} ${phrase}</title>
<h1>Unexpected Application Error!</h1>
<p>${status} ${phrase}</p>
<p>${fr}</p>
<p lang="en">${en}</p>
<p lang="es">${es}</p>
<p><a href="/">Iluma</a></p>
</html>
`;
  return { status, phrase, html };
}

/** Answers a connection whose request could not even be parsed. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const statuses: Record<string, number> = {
    HPE_HEADER_OVERFLOW: 431,
    HPE_INVALID_METHOD: 405,
    ERR_HTTP_REQUEST_TIMEOUT: 408,
  };
  const { status, phrase, html } = plainError(statuses[error.code ?? ''] ?? 400);
  const allow = status === 405 ? 'Allow: GET, HEAD, POST\r\n' : '';
  socket.end(
    `HTTP/1.1 ${status} ${phrase}\r\nConnection: close\r\n${allow}` +
      `Content-Type: text/html; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(html)}\r\n\r\n${html}`,
  );
}
