import { expect, it } from 'vitest';
import { readHtml } from './read-html.ts';

it('an item has the properties of elements that it refers to', () => {
  const html = `<div itemscope itemtype="https://schema.org/Bakery" itemref="hours missing"><b itemprop="name">Lune</b></div>
<div id="hours"><time itemprop="openingHours" datetime="Mo-Fr 09:00-17:00">9-17</time>
<div itemprop="geo" itemscope itemtype="https://schema.org/GeoCoordinates"><meta itemprop="latitude" content="1"></div></div>
<b itemprop="name">Other</b>`;
  expect(readHtml(html, 'https://lune.example/').attributeMarkup.map(({ value }) => value)).toEqual(
    [
      {
        '@type': ['Bakery'],
        name: 'Lune',
        openingHours: 'Mo-Fr 09:00-17:00',
        geo: { '@type': ['GeoCoordinates'], latitude: '1' },
      },
    ],
  );
});
