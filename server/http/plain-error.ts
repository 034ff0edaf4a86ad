import { STATUS_CODES } from 'node:http';
import type { Language } from '../../app/domain/languages.ts';

/** The recipient of an error. */
export interface Addressee {
  /** The visitor's language; null if unknown: the page is then in all of them. */
  language: string | null;
  /** Whether the request came from an API client, which receives a problem of RFC 9457. */
  isProgram: boolean;
}

/** The sender of an unparseable request. */
export const unknownAddressee: Addressee = { language: null, isProgram: false };

/** Errors before the app can render a page, with the code for API clients. */
const codes: Readonly<Record<number, string>> = {
  400: 'malformed',
  403: 'cross-site',
  404: 'not-found',
  405: 'method-not-allowed',
  408: 'too-slow',
  413: 'too-large',
  414: 'address-too-long',
  415: 'unsupported',
  417: 'expectation-failed',
  431: 'head-too-large',
  500: 'broken',
  503: 'unavailable',
};

/** The same for visitors; a page in all languages has them in this order. */
const texts: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  fr: {
    400: 'Le serveur n’a pas compris la demande.',
    403: 'Cette demande vient d’un autre site. Ouvrez la page ici et recommencez.',
    404: 'Il n’y a rien à cette adresse.',
    405: 'Cette adresse n’accepte pas ce genre de demande.',
    408: 'La demande a mis trop de temps à arriver.',
    413: 'Ce que vous envoyez est trop volumineux.',
    414: 'L’adresse demandée est trop longue.',
    415: 'Ce qui a été envoyé est dans un format que le site ne lit pas.',
    417: 'Le serveur ne fait pas ce que l’en-tête Expect lui demande.',
    431: 'L’adresse ou les en-têtes de la demande sont trop longs.',
    500: 'Un problème est survenu de notre côté. Réessayez dans un instant.',
    503: 'La réponse se fait trop attendre. Réessayez dans un instant.',
  },
  en: {
    400: 'The server did not understand the request.',
    403: 'This request comes from another site. Open the page here and try again.',
    404: 'There is nothing at this address.',
    405: 'This address does not accept that kind of request.',
    408: 'The request took too long to arrive.',
    413: 'What you are sending is too large.',
    414: 'The address that was asked for is too long.',
    415: 'What was sent is in a format that the site does not read.',
    417: 'The server does not do what the Expect header asks for.',
    431: 'The address or the headers of the request are too long.',
    500: 'Something broke on our side. Please try again in a moment.',
    503: 'The answer is taking too long. Please try again in a moment.',
  },
  es: {
    400: 'El servidor no entendió la solicitud.',
    403: 'Esta solicitud viene de otro sitio. Abra la página aquí e inténtelo de nuevo.',
    404: 'No hay nada en esta dirección.',
    405: 'Esta dirección no acepta ese tipo de solicitud.',
    408: 'La solicitud tardó demasiado en llegar.',
    413: 'Lo que envía es demasiado grande.',
    414: 'La dirección solicitada es demasiado larga.',
    415: 'Lo que se envió está en un formato que el sitio no lee.',
    417: 'El servidor no hace lo que pide el encabezado Expect.',
    431: 'La dirección o los encabezados de la solicitud son demasiado largos.',
    500: 'Hubo un problema de nuestro lado. Inténtelo de nuevo en un momento.',
    503: 'La respuesta tarda demasiado. Inténtelo de nuevo en un momento.',
  },
};

/** The link to the home page. */
const home: Readonly<Record<Language, string>> = {
  fr: 'Accueil',
  en: 'Home page',
  es: 'Página de inicio',
};

const languages = Object.keys(texts) as Language[];

export interface PlainError {
  status: number;
  phrase: string;
  type: string;
  body: string;
}

/**
 * A page without style, script or data, or a problem for API clients. A status without a text becomes a 400 or a 500.
 */
export function plainError(asked: number, { language, isProgram }: Addressee): PlainError {
  const other = asked >= 400 && asked < 500 ? 400 : 500;
  const status = asked in codes ? asked : other;
  // Node has outdated reason phrases for some; ours are those of RFC 9110.
  const phrase = status === 413 ? 'Content Too Large' : (STATUS_CODES[status] ?? '');
  if (isProgram) {
    const body = JSON.stringify({
      type: 'about:blank',
      title: phrase,
      status,
      code: codes[status],
    });
    return { status, phrase, type: 'application/problem+json', body };
  }
  const own = languages.find((each) => each === language);
  const shown = own ? [own] : languages;
  const paragraphs = shown.map(
    (each) => `<p lang="${each}">${texts[each][status]} <a href="/">${home[each]}</a></p>`,
  );
  const body = `<!doctype html>
<html lang="${shown[0]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${status} ${phrase}</title>
<h1 lang="en">Unexpected Application Error!</h1>
<p lang="en">${status} ${phrase}</p>
${paragraphs.join('\n')}
</html>
`;
  return { status, phrase, type: 'text/html; charset=utf-8', body };
}
