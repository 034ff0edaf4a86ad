import { request, type Agent } from 'node:http';
import { text } from 'node:stream/consumers';
import { get } from '../exchange.ts';

/** What became of a message that was sent. */
export interface Sent {
  /** 0 when the connection broke before there was an answer. */
  status: number;
  /** Where a browser would go next: the page with the reference, and with the link to what became of it. */
  location: string;
  /** What the visitor sees instead, when it was not taken. */
  page: string;
}

/** The status page of a message, by the query that its sender was given. */
export async function readStatus(
  origin: string,
  { location }: Pick<Sent, 'location'>,
): Promise<string> {
  const query = URL.parse(location, origin)?.search ?? '';
  const { status, body } = await get(`${origin}/fr/suivi${query}`);
  return status === 200 ? body.toString() : '';
}

/** What the sender can quote. */
export function referenceIn({ location }: Pick<Sent, 'location'>): string {
  return URL.parse(location, 'http://localhost')?.searchParams.get('reference') ?? '';
}

/** Whether the site has said that it keeps the message. */
export const isAcknowledged = (sent: Sent) => sent.status === 303 && referenceIn(sent) !== '';

/** What a visitor writes. */
export const messageOf = (number: number) => `Bonjour, message numéro ${number} du banc d’essai.`;

/**
 * Sends the contact form as a browser without scripts does. The same number is the same message from the same visitor.
 */
export async function sendMessage(origin: string, number: number, agent: Agent): Promise<Sent> {
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
      // Acknowledged is what has come through whole.
      text(response).then(
        (page) => resolve({ status, location: answered.location ?? '', page }),
        broken,
      );
    });
    outgoing.end(body);
  });
}
