import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LazyImage } from './lazy-image.tsx';
import { LazyVisible } from './lazy-visible.tsx';

it.each([null, 'https://photos.example/a.jpg'])(
  'without scripts, a lazy image loads only from noscript, with the photo %s',
  (photo) => {
    const image = { picture: { src: '/a', alt: 'A' }, photo, sizes: '9rem', className: 'x' };
    const html = renderToStaticMarkup(createElement(LazyImage, image));
    const [waiting, native] = html.split('<noscript>');
    expect(waiting).toContain(`data-src="${photo ?? '/a-640.webp'}"`);
    expect(waiting).not.toMatch(/ src=|srcset/i);
    expect(native).toContain(' src="/a-640.webp"');
    expect(native).toContain('loading="lazy"');
    expect(native).not.toContain('photos.example');
  },
);

it('without scripts, a lazy element is shown at once', () => {
  const place = { className: 'place', children: createElement('p', null, 'there') };
  const html = renderToStaticMarkup(createElement(LazyVisible, place));
  expect(html).toBe('<div class="place"><noscript><p>there</p></noscript></div>');
});
