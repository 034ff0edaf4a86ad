import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LazyImage } from './lazy-image.tsx';
import { LazyVisible } from './lazy-visible.tsx';

it('a lazy image has its address only inside noscript where there are no scripts', () => {
  const image = { src: '/a.png', alt: 'A', width: 16, height: 10, className: 'x' };
  const html = renderToStaticMarkup(createElement(LazyImage, image));
  const [waiting, native] = html.split('<noscript>');
  expect(waiting).toContain('data-src="/a.png"');
  expect(waiting).not.toContain(' src=');
  expect(native).toContain(' src="/a.png"');
  expect(native).toContain('loading="lazy"');
});

it('a lazy element is shown at once where there are no scripts', () => {
  const place = { className: 'place', children: createElement('p', null, 'there') };
  const html = renderToStaticMarkup(createElement(LazyVisible, place));
  expect(html).toBe('<div class="place"><noscript><p>there</p></noscript></div>');
});
