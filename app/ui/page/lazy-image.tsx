import { useRef } from 'react';
import { useNear } from './use-near.ts';

/** When an image is fetched: pixels around the view, and the share of it that must be there. Source: specification A §9. */
const nearness = { margin: 50, threshold: 0.1 };

/**
 * An image whose address waits in `data-src` until it comes near the view. Its class gives it its place, since without
 * an address it has no size of its own; without scripts the browser's own way of waiting takes over.
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
