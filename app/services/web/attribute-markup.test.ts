import { expect, it } from 'vitest';
import { readHtml } from './read-html.ts';

it('a microdata item includes properties from its itemref elements', () => {
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

it('in RDFa, `rel` names the item nested inside', () => {
  const html = `<div vocab="https://schema.org/" typeof="Locksmith"><a rel="nofollow" href="/">Home</a>
<div rel="address"><p typeof="PostalAddress"><b property="streetAddress">2059, avenue Royale</b></p></div>
<p typeof="Person"><b property="name">Lou</b></p></div>`;
  const [business] = readHtml(html, 'https://keys.example/').attributeMarkup;
  expect(business?.value).toEqual({
    '@type': ['Locksmith'],
    address: { '@type': ['PostalAddress'], streetAddress: '2059, avenue Royale' },
  });
});
