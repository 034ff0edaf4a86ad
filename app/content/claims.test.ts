import { expect, it } from 'vitest';
import { languages } from '#app/domain/languages.ts';
import { amountOf, figuresIn, type FigureId } from './claims.ts';
import { isSample } from './company/sample.ts';

it.runIf(isSample).each<[id: FigureId, fr: string, en: string, es: string]>([
  ['trafficPromise', '+214 %', '+214%', '+214%'],
  ['seoTime', '-80 %', '-80%', '-80%'],
  ['projects', '500+', '500+', '500+'],
  ['podcastAudience', '+1 000', '+1,000', '+1,000'],
  ['blogSites', '5 à 10', '5 to 10', '5 a 10'],
  ['landingConversion', '25 à 45 %', '25 to 45%', '25 a 45%'],
  ['caseRating', '4,6/5', '4.6/5', '4.6/5'],
  ['priceLocalSeo', '1 200 €', '€1,200', '€1,200'],
])('the figure %s reads %s in French, %s in English and %s in Spanish', (id, ...texts) => {
  const plain = (text: string) => text.replace(/\s/g, ' ');
  const written = languages.map((language) => plain(figuresIn(language)[id]));
  expect(written).toEqual(texts);
});

it.runIf(isSample)('figures have numeric amounts', () => {
  expect(amountOf('priceEcommerce')).toBe(3000);
});
