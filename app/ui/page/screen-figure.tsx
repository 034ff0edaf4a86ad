import { LazyImage } from './lazy-image.tsx';
import type { PictureFile } from './picture-files.ts';

/** A screenshot of a tool, with a caption. */
export function ScreenFigure({ screen }: { screen: PictureFile & { caption: string } }) {
  return (
    <figure className="measure">
      <LazyImage
        picture={screen}
        sizes="(min-width: 75rem) 72rem, 92vw"
        className="block aspect-[8/5] h-auto w-full rounded-tile border border-line-2"
      />
      <figcaption className="small mt-3 text-dust">{screen.caption}</figcaption>
    </figure>
  );
}
