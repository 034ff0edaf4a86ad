import { useRef } from 'react';
import { useNear } from './use-near.ts';

/** When an image is loaded: pixels around the viewport, and its visible share. Source: specification A §9. */
const nearness = { margin: 50, threshold: 0.1 };

/**
 * An image whose address stays in `data-src` until it comes near the viewport. Its class reserves its space, since an
 * image without an address has no size; without scripts native lazy loading takes over.
 */
export function LazyImage({
  src,
  alt,
  width,
  height,
  className,
}: {
  src: string;
  alt: string;
  width: number;
  height: number;
  className: string;
}) {
  const image = useRef<HTMLImageElement>(null);
  const isNear = useNear(image, nearness.margin, nearness.threshold);
  const size = { width, height };
  return (
    <>
      <img
        ref={image}
        alt={alt}
        {...size}
        className={`scripted ${className}`}
        {...(isNear ? { src } : { 'data-src': src })}
      />
      <noscript>
        <img src={src} alt={alt} loading="lazy" {...size} className={className} />
      </noscript>
    </>
  );
}
