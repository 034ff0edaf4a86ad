import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createModelExecution } from '#app/services/prompt-execution/model.ts';
import { chunk, openFakeModel, streaming } from '../../../test/fake-model.ts';
import { quoteAnswer, type Question } from './answer-question.ts';
import { writeAnswer } from './write-answer.ts';

const question: Question = {
  text: 'Quel est le prix du SEO local ?',
  language: 'fr',
  isOpen: () => true,
};

let model: Awaited<ReturnType<typeof openFakeModel>>;
beforeAll(async () => {
  model = await openFakeModel(streaming(''));
});
afterAll(() => model.close());

function write(asked: Question, ...texts: string[]) {
  model.answerWith(streaming(...texts));
  const execution = createModelExecution({ url: model.url, key: null, name: 'test' });
  const { signal } = new AbortController();
  return writeAnswer(asked, { execution, signal, report: () => {} });
}

describe('a language model’s answer', () => {
  it('is requested with passages and question, and keeps sentences with their citation', async () => {
    const answer = await write(question, 'Le SEO local est proposé ', 'à partir de 1 200 € [1].');
    const { messages } = model.heard.at(-1)?.body ?? { messages: [] };
    expect(messages[1]?.content).toContain('[1] ');
    expect(messages[1]?.content).toContain(question.text);
    expect(answer).toMatchObject({
      kind: 'written',
      sentences: [{ text: 'Le SEO local est proposé à partir de 1 200 €.', source: 1 }],
    });
  });

  it.each([
    ['without a citation', 'Le SEO local est à prix abordable.'],
    ['that cites a passage which it was not given', 'Le SEO local est abordable [9].'],
    ['with a price that is not in the price list', 'Le SEO local coûte 99 € [1].'],
    ['with a figure that its passage does not have', 'Les résultats viennent en 3 jours [1].'],
    ['that is none', ''],
  ])('is replaced by the quoted passage if it is a text %s', async (_what, text) => {
    expect(await write(question, text)).toEqual(quoteAnswer(question));
  });

  it('loses sentences without a citation', async () => {
    const answer = await write(
      question,
      'Nous sommes les meilleurs. Le SEO local a un prix de départ [1]. Achetez vite.',
    );
    expect(answer).toMatchObject({
      sentences: [{ text: 'Le SEO local a un prix de départ.', source: 1 }],
    });
  });

  it('keeps the remark on a false premise, whatever the model writes', async () => {
    const asked = { ...question, text: 'Puisque le SEO local est à 99 €, que comprend-il ?' };
    const answer = await write(asked, 'Oui, le SEO local est bien proposé [1].');
    expect(answer).toMatchObject({ kind: 'written', remark: expect.stringContaining('liste') });
  });

  it('is not requested if the site has no passage', async () => {
    const before = model.heard.length;
    const asked = { ...question, text: 'Quelle est la capitale de la Mongolie ?' };
    expect(await write(asked, 'Oulan-Bator [1].')).toMatchObject({ kind: 'refused' });
    expect(model.heard).toHaveLength(before);
  });

  it('is replaced by the quoted passage when the model times out', async () => {
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    model.answerWith((response) => {
      response.writeHead(200);
      response.write(chunk('Le SEO local est proposé à partir de 1 200 € [1].'));
      const drip = setInterval(() => response.write(chunk(' Et')), 10);
      response.on('close', () => {
        clearInterval(drip);
        resolve();
      });
    });
    const execution = createModelExecution({ url: model.url, key: null, name: 'test' });
    const failures: unknown[] = [];
    const report = (error: unknown) => failures.push(error);
    const { signal } = new AbortController();
    expect(await writeAnswer(question, { execution, signal, report, patience: 200 })).toEqual(
      quoteAnswer(question),
    );
    expect(failures).toMatchObject([{ code: 'timeout' }]);
    await closed;
  });

  it('is replaced by the quoted passage when the model fails', async () => {
    model.answerWith((response) => {
      response.writeHead(500);
      response.end();
    });
    const execution = createModelExecution({ url: model.url, key: null, name: 'test' });
    const failures: unknown[] = [];
    const { signal } = new AbortController();
    const report = (error: unknown) => failures.push(error);
    expect(await writeAnswer(question, { execution, signal, report })).toEqual(
      quoteAnswer(question),
    );
    expect(failures).toHaveLength(1);
  });
});
