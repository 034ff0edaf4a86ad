import { useRef, type ReactNode } from 'react';
import { useNear } from './use-near.ts';

/** Pixels around the view within which an element is rendered. Source: specification A §9. */
const margin = 100;

/** Renders what it holds once it comes near the view. Its class keeps the place; without scripts it is there at once. */
export function LazyVisible({ className, children }: { className: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, margin, 0);
  return (
    <div ref={place} className={className}>
      {isNear ? children : <noscript>{children}</noscript>}
    </div>
  );
}
