import { expect, it } from 'vitest';
import { withQuery } from './with-query.ts';

it.each<[fields: Record<string, string>, address: string]>([
  [{}, '/fr/blog'],
  [{ q: '', categorie: '' }, '/fr/blog'],
  [{ q: '', categorie: 'seo' }, '/fr/blog?categorie=seo'],
  [{ q: 'à & b', categorie: 'seo' }, '/fr/blog?q=%C3%A0+%26+b&categorie=seo'],
])('withQuery writes the fields %o into the address', (fields, address) => {
  expect(withQuery('/fr/blog', fields)).toBe(address);
});
