import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { answersPath, type Answer } from '#app/domain/answers/answer.ts';
import { contents, readable } from '../../html.ts';
import { openSite } from '../../site.ts';

const site = await openSite();

function ask(body: string, type = 'application/json'): Promise<Response> {
  return site.ask(answersPath, { method: 'POST', headers: { 'content-type': type }, body });
}

describe('answers from the pages', () => {
  it.each([
    ['Combien coûte un balado ?', 'quoted'],
    ['Quelle est la capitale de la Mongolie ?', 'refused'],
    ['Bonjour', 'greeting'],
  ] as const)('the answer to "%s" is %s, and not cached', async (question, kind) => {
    const response = await ask(JSON.stringify({ question, language: 'fr' }));
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(((await response.json()) as Answer).kind).toBe(kind);
  });

  it.each([
    ['{"question":"","language":"fr"}', 'application/json', 400],
    ['{"question":"Prix ?","language":"de"}', 'application/json', 400],
    ['{', 'application/json', 400],
    [JSON.stringify({ question: 'x'.repeat(501), language: 'fr' }), 'application/json', 400],
    ['question=Prix', 'application/x-www-form-urlencoded', 415],
  ])('the request %s of type %s gets a %i', async (body, type, status) => {
    expect((await ask(body, type)).status).toBe(status);
  });

  it('a question in the address of Zyno’s page is answered without scripts, and not cached', async () => {
    const response = await site.ask('/fr/zyno?q=Combien+co%C3%BBte+un+balado+%3F');
    expect(response.headers.get('cache-control')).toContain('no-store');
    const html = await response.text();
    expect(contents(html, 'blockquote').map(readable).join()).toMatch(/\d/);
    const refused = readable(await site.page('/fr/zyno?q=recette+de+lasagnes'));
    expect(refused).toContain(contentOf('fr').answers.unknown);
  });
});
