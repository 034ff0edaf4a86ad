import { expect, type Page } from '@playwright/test';

/** What a visitor writes besides their message. */
interface Written {
  company?: string | undefined;
  phone?: string;
  /** Address of the tool whose result is sent along. */
  from?: string;
}

let sent = 0;

/**
 * Sends a message as the form does without scripts, without opening a page; contact.spec.ts fills the form in.
 *
 * @param first given name; the whole one is unique
 * @returns the whole name
 */
export async function sendMessage(
  { request }: Page,
  first: string,
  message: string,
  { company, phone, from = '' }: Written = {},
): Promise<string> {
  sent += 1;
  const name = `${first} ${process.pid} ${sent}`;
  const response = await request.post(
    `/fr/contact${from && `?depuis=${encodeURIComponent(from)}`}`,
    {
      // Many messages from one address count as a burst, and as suspect.
      headers: { 'X-Forwarded-For': `198.18.${process.pid % 250}.${sent % 250}` },
      form: {
        nom: name,
        email: `${first.toLowerCase()}@commerce-${process.pid}-${sent}.example`,
        telephone: phone ?? '',
        entreprise: company ?? `Chez ${name}`,
        message,
        ...(from && { depuis: from }),
      },
    },
  );
  expect(new URL(response.url()).searchParams.get('reference')).not.toBeNull();
  expect(response.status()).toBe(200);
  return name;
}
