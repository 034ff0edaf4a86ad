import type { AppBuild } from '../app-build.ts';
import type { Responder } from './responder.ts';

/** Renders a page and waits until it is cached, so that compression for visitors is not starved. */
export async function warmPage(
  responder: Responder,
  entry: AppBuild['entry'],
  origin: string,
  address: string,
  language: string,
): Promise<void> {
  const target = entry.parseRequestTarget(address).address;
  const request = new Request(origin + target, { headers: { 'accept-language': language } });
  await responder.respond(request, address, '');
  await responder.settled();
}
