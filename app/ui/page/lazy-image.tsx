import { useRef, useState } from 'react';
import { pictureSize, pictureSources, plainFile, type PictureFile } from './picture-files.ts';
import { useNearViewport } from './use-near-viewport.ts';

/** When an image is loaded: pixels around the viewport, and its visible share. Source: specification A §9. */
const nearness = { margin: 50, threshold: 0.1 };

/**
 * An image whose address stays in `data-src` until it comes near the viewport. Its class reserves its space, since an
 * image without an address has no size. Without scripts the picture takes over, lazily: nothing would notice that a
 * photograph cannot be loaded.
 *
 * @param photo address of a photograph at another host; the picture replaces it if it cannot be loaded
 * @param sizes width of the picture on the page, as in the attribute of that name
 */
export function LazyImage({
  picture,
  photo = null,
  sizes,
  className,
}: {
  picture: PictureFile;
  photo?: string | null;
  sizes: string;
  className: string;
}) {
  const image = useRef<HTMLImageElement>(null);
  const isNear = useNearViewport(image, nearness.margin, nearness.threshold);
  const [hasFailed, setHasFailed] = useState(false);
  const isPhoto = photo !== null && !hasFailed;
  const src = isPhoto ? photo : plainFile(picture);
  return (
    <>
      <picture>
        {isNear &&
          !isPhoto &&
          pictureSources(picture, sizes).map((source) => <source key={source.type} {...source} />)}
        <img
          ref={image}
          alt={picture.alt}
          {...pictureSize}
          className={`scripted ${className}`}
          {...(isNear ? { src } : { 'data-src': src })}
          onError={isPhoto ? () => setHasFailed(true) : undefined}
        />
      </picture>
      <noscript>
        <img
          loading="lazy"
          src={plainFile(picture)}
          alt={picture.alt}
          {...pictureSize}
          className={className}
        />
      </noscript>
    </>
  );
}
