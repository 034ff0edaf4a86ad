import { STATUS_CODES } from 'node:http';

const languages = ['fr', 'en', 'es'] as const;

/** Whom a refusal is told to. */
export interface Addressee {
  /** The visitor's language; null where nobody knows it, which gets all three. */
  language: string | null;
  /** Whether it is a program that asked the API, which gets a problem of RFC 9457 in place of a page. */
  isProgram: boolean;
}

/** What is known of whoever sent something that could not even be parsed. */
export const stranger: Addressee = { language: null, isProgram: false };

/** Refusals that happen before the app can draw a page: what each means, to programs and in the three languages. */
const refusals: Record<number, readonly [code: string, fr: string, en: string, es: string]> = {
  400: [
    'malformed',
    'Le serveur n’a pas compris la demande.',
    'The server did not understand the request.',
    'El servidor no entendió la solicitud.',
  ],
  403: [
    'cross-site',
    'Cette demande vient d’un autre site. Ouvrez la page ici et recommencez.',
    'This request comes from another site. Open the page here and try again.',
    'Esta solicitud viene de otro sitio. Abra la página aquí e inténtelo de nuevo.',
  ],
  404: [
    'not-found',
    'Il n’y a rien à cette adresse.',
    'There is nothing at this address.',
    'No hay nada en esta dirección.',
  ],
  405: [
    'method-not-allowed',
    'Cette adresse n’accepte pas ce genre de demande.',
    'This address does not accept that kind of request.',
    'Esta dirección no acepta ese tipo de solicitud.',
  ],
  408: [
    'too-slow',
    'La demande a mis trop de temps à arriver.',
    'The request took too long to arrive.',
    'La solicitud tardó demasiado en llegar.',
  ],
  413: [
    'too-large',
    'Ce que vous envoyez est trop volumineux.',
    'What you are sending is too large.',
    'Lo que envía es demasiado grande.',
  ],
  414: [
    'address-too-long',
    'L’adresse demandée est trop longue.',
    'The address that was asked for is too long.',
    'La dirección solicitada es demasiado larga.',
  ],
  415: [
    'unsupported',
    'Ce qui a été envoyé est dans un format que le site ne lit pas.',
    'What was sent is in a format that the site does not read.',
    'Lo que se envió está en un formato que el sitio no lee.',
  ],
  431: [
    'head-too-large',
    'L’adresse ou les en-têtes de la demande sont trop longs.',
    'The address or the headers of the request are too long.',
    'La dirección o los encabezados de la solicitud son demasiado largos.',
  ],
  500: [
    'broken',
    'Un problème est survenu de notre côté. Réessayez dans un instant.',
    'Something broke on our side. Please try again in a moment.',
    'Hubo un problema de nuestro lado. Inténtelo de nuevo en un momento.',
  ],
};

export interface PlainError {
  status: number;
  phrase: string;
  type: string;
  body: string;
}

/**
 * A page without style, script or data, or a problem for a program. A status without words of its own is told as a 400
 * or a 500.
 */
export function plainError(asked: number, { language, isProgram }: Addressee): PlainError {
  const other = asked >= 400 && asked < 500 ? 400 : 500;
  const status = asked in refusals ? asked : other;
  const [code = '', ...words] = refusals[status] ?? [];
  // Node has the older names of some, and ours are those of RFC 9110.
  const phrase = status === 413 ? 'Content Too Large' : (STATUS_CODES[status] ?? '');
  if (isProgram) {
    const body = JSON.stringify({ type: 'about:blank', title: phrase, status, code });
    return { status, phrase, type: 'application/problem+json', body };
  }
  const own = languages.find((each) => each === language);
  const told = own ? [own] : languages;
  const paragraphs = told.map((each) => `<p lang="${each}">${words[languages.indexOf(each)]}</p>`);
  const body = `<!doctype html>
<html lang="${told[0]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${status} ${phrase}</title>
<h1 lang="en">Unexpected Application Error!</h1>
<p lang="en">${status} ${phrase}</p>
${paragraphs.join('\n')}
<p><a href="/">Iluma</a></p>
</html>
`;
  return { status, phrase, type: 'text/html; charset=utf-8', body };
}
