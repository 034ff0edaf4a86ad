import { at, fact, failWith, fault, notApplicable, ofPages, type Verdict } from '../check.ts';
import type { LoadedResource, SiteEvidence } from '../evidence.ts';

const heaviestImage = 500_000;

const isImage = ({ kind }: LoadedResource) => kind === 'image' || kind === 'later-image';

export function judgeImageWeight(site: SiteEvidence): Verdict<'heavy'> {
  const images = site.resources.filter((each) => isImage(each) && each.status === 200);
  return ofPages(site, () => {
    if (images.length === 0) return notApplicable('nothing-of-the-kind');
    return failWith(
      images
        .filter(({ bytes }) => bytes > heaviestImage)
        .map(({ url, bytes }) => fault('heavy', fact(url, `${bytes} B`, `≤ ${heaviestImage} B`))),
    );
  });
}

export function judgeImageSize(site: SiteEvidence): Verdict<'missing'> {
  return ofPages(site, (pages) => {
    if (pages.every(({ html }) => html.images.length === 0))
      return notApplicable('nothing-of-the-kind');
    return failWith(
      pages.flatMap((page) =>
        page.html.images
          .filter(({ hasSize, url }) => !hasSize && url !== null)
          .map((each) => fault('missing', at(page, each, '', 'width, height'))),
      ),
    );
  });
}

/** Photographs: JPEG files, and PNG files too large for a drawing. */
export function judgeImageFormat(site: SiteEvidence): Verdict<'old'> {
  return ofPages(site, (pages) => {
    const photographs = site.resources.filter(
      (each) =>
        isImage(each) &&
        each.status === 200 &&
        (/jpe?g|avif|webp/i.test(each.type) || (/png/i.test(each.type) && each.bytes > 100_000)),
    );
    if (photographs.length === 0) return notApplicable('nothing-of-the-kind');
    const modern = new Set(
      pages
        .flatMap(({ html }) => html.images)
        .filter(({ types }) => types.some((type) => /avif|webp/i.test(type)))
        .map(({ url }) => url),
    );
    return failWith(
      photographs
        .filter(({ type, asked }) => !/avif|webp/i.test(type) && !modern.has(asked))
        .map(({ asked, type }) => fault('old', fact(asked, type, 'image/avif, image/webp'))),
    );
  });
}
