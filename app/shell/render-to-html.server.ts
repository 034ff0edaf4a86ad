import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Mark of links whose routes a browser would ask the server for, which none does here. React does not miss it, but in
 * development it would say so.
 */
const unread = ' data-discover="true"';

/** Renders a page to its whole HTML; throws the first error of any part of it. */
export async function renderToHtml(page: ReactNode): Promise<string> {
  let failure: unknown;
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: (error) => {
        failure ??= error;
      },
    });
  });
  if (failure) throw failure;
  return import.meta.env.PROD ? html.replaceAll(unread, '') : html;
}
