import { createRoot } from 'react-dom/client';
import { LazyImage } from '#app/ui/page/lazy-image.tsx';
import { LazyVisible } from '#app/ui/page/lazy-visible.tsx';

/** The page of lazy.spec.ts: an image of 100 pixels at 2000, an element at 4000. */
const root = document.querySelector('main');
if (root)
  createRoot(root).render(
    <>
      <div style={{ height: 2000 }} />
      <LazyImage src="/icon.svg" alt="Image" width={160} height={100} className="image" />
      <div style={{ height: 1900 }} />
      <LazyVisible className="element">
        <p>Element</p>
      </LazyVisible>
      <div style={{ height: 2000 }} />
    </>,
  );
