import { createRoot } from 'react-dom/client';
import { casePlate } from '#app/content/pictures/pictures.ts';
import { LazyImage } from '#app/ui/page/lazy-image.tsx';
import { LazyVisible } from '#app/ui/page/lazy-visible.tsx';

/**
 * The page of lazy.spec.ts: an image of 100 pixels at 2000, an element at 4000, an image that fails to load at 6100.
 */
const plate = casePlate('en', 'katz-sport');

const root = document.querySelector('main');
if (root)
  createRoot(root).render(
    <>
      <div style={{ height: 2000 }} />
      <LazyImage
        picture={{ ...plate, alt: 'Image' }}
        photo="/icon.svg"
        sizes="160px"
        className="image"
      />
      <div style={{ height: 1900 }} />
      <LazyVisible className="element">
        <p>Element</p>
      </LazyVisible>
      <div style={{ height: 2000 }} />
      <LazyImage
        picture={plate}
        photo="https://photos.example/gone.jpg"
        sizes="640px"
        className="image"
      />
    </>,
  );
