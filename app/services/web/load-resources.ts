import type { LoadedResource } from '#app/domain/ila/audit/evidence.ts';
import type { Page, Resource } from '#app/domain/ila/audit/page-evidence.ts';
import { httpLoads } from './http-loads.ts';
import { withoutContent, type WebAnswer, type WebClient } from './web-client.ts';

const mostResources = 60;

/** Maximum bytes of a file; of lazy images, only as much is read as shows whether they are too heavy. */
const most = { file: 3_000_000, lazyImage: 600_000 } as const;

/** Images on the other pages. */
const imagesOf = (pages: readonly Page[]): Resource[] =>
  pages.flatMap(({ html }) =>
    (html?.resources ?? [])
      .filter(({ kind }) => kind === 'image' || kind === 'later-image')
      .map((each) => ({ ...each, kind: 'later-image' })),
  );

/** Files loaded by the first page, and the images of the others, each requested at most once. */
export async function loadResources(
  client: WebClient,
  [first, ...others]: readonly Page[],
  signal: AbortSignal,
): Promise<LoadedResource[]> {
  const unique = new Map<string, Resource>();
  const icon = URL.parse('/favicon.ico', first?.url ?? '');
  const isIconNamed = (first?.html?.icons.length ?? 0) > 0;
  // Browsers request it if no icon is declared.
  const usual = icon && !isIconNamed ? [iconAt(icon.href)] : [];
  for (const each of [...(first?.html?.resources ?? []), ...usual, ...imagesOf(others)])
    if (each.kind !== 'frame' && !unique.has(each.url)) unique.set(each.url, each);
  return Promise.all(
    [...unique.values()].slice(0, mostResources).map(async ({ url, kind }) => {
      const maxBytes = kind === 'later-image' ? most.lazyImage : most.file;
      const answer = await client.ask({ url, maxBytes, signal });
      return {
        ...withoutContent(answer),
        kind,
        bytes: weightOf(answer),
        type: answer.headers['content-type'] ?? '',
        loadsByHttp: kind === 'style' ? httpLoads(new TextDecoder().decode(answer.body.bytes)) : [],
      };
    }),
  );
}

/** Bytes on the wire; for a long file, those stated in its header. */
const weightOf = ({ body, headers }: WebAnswer): number =>
  body.isCut ? Math.max(body.wire, Number(headers['content-length'] ?? 0) || 0) : body.wire;

const iconAt = (url: string): Resource => ({
  kind: 'icon',
  url,
  isBlocking: false,
  line: 0,
  excerpt: '',
});
