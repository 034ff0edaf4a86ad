import { request, type Agent } from 'node:http';
import { text } from 'node:stream/consumers';
import { get } from '../http-client.ts';

/** The response to a sent message. */
export interface SentMessage {
  /** 0 when the connection broke before a response. */
  status: number;
  /** The redirect target: the page with the reference and the status link. */
  location: string;
  /** The page shown instead, when the message was refused. */
  page: string;
}

/** The status page of a message, by the query of its status link. */
export async function readStatus(
  origin: string,
  { location }: Pick<SentMessage, 'location'>,
): Promise<string> {
  const query = URL.parse(location, origin)?.search ?? '';
  const { status, body } = await get(`${origin}/fr/suivi${query}`);
  return status === 200 ? body.toString() : '';
}

/** The reference that the sender can quote. */
export function referenceIn({ location }: Pick<SentMessage, 'location'>): string {
  return URL.parse(location, 'http://localhost')?.searchParams.get('reference') ?? '';
}

/** Whether the site has confirmed that it stored the message. */
export const isAcknowledged = (sent: SentMessage) =>
  sent.status === 303 && referenceIn(sent) !== '';

/** The text of a message. */
export const messageOf = (number: number) => `Bonjour, message numéro ${number} du banc d’essai.`;

/**
 * Sends the contact form as a browser without scripts does. The same number gives the same message of the same visitor.
 */
export async function sendMessage(
  origin: string,
  number: number,
  agent: Agent,
): Promise<SentMessage> {
  const body = new URLSearchParams({
    nom: `Visiteur ${number}`,
    email: `bench-${number}@exemple.example`,
    telephone: '',
    entreprise: '',
    objet: 'seo',
    message: messageOf(number),
  }).toString();
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': Buffer.byteLength(body),
    'X-Forwarded-For': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    Origin: origin,
  };
  return new Promise((resolve) => {
    const broken = () => resolve({ status: 0, location: '', page: '' });
    const outgoing = request(`${origin}/fr/contact`, {
      method: 'POST',
      headers,
      agent,
      timeout: 30_000,
    });
    outgoing.once('timeout', () => outgoing.destroy(new Error('no answer in 30 s')));
    outgoing.once('error', broken);
    outgoing.once('response', (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      // Only a complete response acknowledges a message.
      text(response).then(
        (page) => resolve({ status, location: answered.location ?? '', page }),
        broken,
      );
    });
    outgoing.end(body);
  });
}
