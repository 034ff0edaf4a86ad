import { once } from 'node:events';
import { afterAll, describe, expect, it } from 'vitest';
import { chunk, done, openFakeModel, streaming } from '../../../test/fake-model.ts';
import { createModelExecution } from './model.ts';
import type { Prompt } from './prompt-execution.ts';

const prompt: Prompt = {
  id: 'seo-article',
  instructions: 'Write, and invent nothing.',
  request: 'Topic: bread',
  write: () => 'never asked',
};

const endpoint = await openFakeModel(streaming('a'));
afterAll(endpoint.close);
const model = { url: endpoint.url, key: 'secret', name: 'small' };

const patience = { first: 5000, next: 5000, whole: 20_000 };

async function run({
  patience: given = {},
  url = endpoint.url,
}: { patience?: Partial<typeof patience>; url?: string } = {}) {
  const execution = createModelExecution({ ...model, url }, { ...patience, ...given });
  const parts: string[] = [];
  try {
    for await (const part of execution.run(prompt, new AbortController().signal)) parts.push(part);
    return { text: parts.join(''), failure: null };
  } catch (error) {
    return { text: parts.join(''), failure: (error as { code?: string }).code };
  }
}

it('a model request follows the protocol, with the configured key and model', async () => {
  endpoint.answerWith(streaming('a'));
  await run();
  expect(endpoint.heard.at(-1)).toEqual({
    authorization: 'Bearer secret',
    body: {
      model: 'small',
      stream: true,
      messages: [
        { role: 'system', content: prompt.instructions },
        { role: 'user', content: prompt.request },
      ],
    },
  });
});

it('a model request has no key when none is configured', async () => {
  endpoint.answerWith(streaming('a'));
  const execution = createModelExecution({ ...model, key: null });
  for await (const part of execution.run(prompt, new AbortController().signal))
    expect(part).toBe('a');
  expect(endpoint.heard.at(-1)?.authorization).toBeUndefined();
});

it('chunks without text are skipped', async () => {
  endpoint.answerWith((response) => {
    response.writeHead(200);
    response.write('data: {"choices":[{"delta":{"role":"assistant"}}]}\n\n: keep alive\n\n');
    response.write(`${chunk('a')}data: {"choices":[],"usage":{}}\n\ndata: null\n\n${done}`);
    response.end();
  });
  expect(await run()).toEqual({ text: 'a', failure: null });
});

describe('a model failure', () => {
  it.each([
    [400, 'refused'],
    [401, 'refused'],
    [403, 'refused'],
    [404, 'refused'],
    [408, 'timeout'],
    [429, 'busy'],
    [500, 'broken'],
    [502, 'broken'],
    [503, 'busy'],
    [504, 'timeout'],
  ])('is "%s" for status %i', async (status, failure) => {
    endpoint.answerWith((response) => void response.writeHead(status).end('{"error":"no"}'));
    expect(await run()).toEqual({ text: '', failure });
  });

  it('is "refused" for an answer without text, such as a tool call', async () => {
    endpoint.answerWith((response) => {
      response.end(`data: {"choices":[{"delta":{"tool_calls":[{}]}}]}\n\n${done}`);
    });
    expect(await run()).toEqual({ text: '', failure: 'refused' });
  });

  it('is "unreachable" for a redirect, which gets neither key nor prompt', async () => {
    const before = endpoint.heard.length;
    endpoint.answerWith(
      (response) => void response.writeHead(307, { Location: endpoint.url }).end(),
    );
    expect(await run()).toEqual({ text: '', failure: 'unreachable' });
    expect(endpoint.heard.length - before).toBe(1);
  });

  it('is "timeout" without an answer in time', async () => {
    endpoint.answerWith(() => {});
    expect(await run({ patience: { first: 30, next: 5000 } })).toEqual({
      text: '',
      failure: 'timeout',
    });
  });

  it('is "timeout" for a stream that never ends', async () => {
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    endpoint.answerWith((response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write(chunk('a')), 10);
      response.on('close', () => {
        clearInterval(drip);
        resolve();
      });
    });
    expect(await run({ patience: { whole: 200 } })).toMatchObject({ failure: 'timeout' });
    await closed;
  });

  it('is "timeout" for a long pause, after the text received so far', async () => {
    endpoint.answerWith((response) => {
      response.writeHead(200);
      response.write(chunk('half'));
    });
    expect(await run({ patience: { first: 5000, next: 30 } })).toEqual({
      text: 'half',
      failure: 'timeout',
    });
  });

  it.each([
    ['a connection that breaks', (end: () => void) => end()],
    ['an end that was not announced', null],
  ])('is "broken" for %s, after the text received so far', async (_name, breaking) => {
    endpoint.answerWith((response) => {
      response.writeHead(200);
      response.write(chunk('half'), () => {
        if (breaking) breaking(() => response.destroy());
        else response.end();
      });
    });
    expect(await run()).toEqual({ text: 'half', failure: 'broken' });
  });

  it('is "broken" for a chunk that is not JSON', async () => {
    endpoint.answerWith((response) => void response.end(`${chunk('a')}data: {"choi\n\n`));
    expect(await run()).toEqual({ text: 'a', failure: 'broken' });
  });

  it('is "unreachable" without a connection', async () => {
    expect(await run({ url: 'http://127.0.0.1:9/' })).toEqual({ text: '', failure: 'unreachable' });
  });
});

it('the connection to the model is closed as soon as the prompt is stopped', async () => {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  endpoint.answerWith((response, request) => {
    void once(request.socket, 'close').then(() => resolve());
    response.writeHead(200);
    response.write(chunk('a'));
  });
  const stop = new AbortController();
  for await (const part of createModelExecution(model).run(prompt, stop.signal)) {
    expect(part).toBe('a');
    stop.abort();
  }
  await closed;
});

it('an endpoint that keeps sending is disconnected', async () => {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  endpoint.answerWith((response) => {
    response.on('close', resolve);
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write(chunk('a'.repeat(1000))));
    };
    response.on('drain', more);
    more();
  });
  const { text, failure } = await run();
  expect(failure).toBeNull();
  expect(text.length).toBe(40_000);
  await closed;
});
