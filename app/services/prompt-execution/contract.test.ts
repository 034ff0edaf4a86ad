import { afterAll, describe, expect, it } from 'vitest';
import { openFakeModel, streaming } from '../../../test/fake-model.ts';
import { createLocalExecution } from './local.ts';
import { createModelExecution } from './model.ts';
import type { Prompt, PromptExecution } from './prompt-execution.ts';

/** Long enough for many chunks, some of which split a character's bytes. */
const text = Array.from({ length: 300 }, (_, i) => `Élan n° ${i},\n`).join('');

const prompt: Prompt = {
  id: 'seo-article',
  instructions: 'Write.',
  request: 'x',
  write: () => text,
};

const endpoint = await openFakeModel(streaming(...(text.match(/[\s\S]{1,37}/g) ?? [])));
afterAll(endpoint.close);

const executions: [name: string, execution: PromptExecution][] = [
  ['built-in writer', createLocalExecution({ duration: 40 })],
  ['model', createModelExecution({ url: endpoint.url, key: null, name: 'test' })],
];

async function partsOf(execution: PromptExecution, signal = new AbortController().signal) {
  const parts: string[] = [];
  for await (const part of execution.run(prompt, signal)) parts.push(part);
  return parts;
}

describe.each(executions)('the %s', (_name, execution) => {
  it('returns the whole text in several parts', async () => {
    const parts = await partsOf(execution);
    expect(parts.join('')).toBe(text);
    expect(parts.length).toBeGreaterThan(5);
    expect(parts).not.toContain('');
  });

  it('returns nothing when stopped before it starts', async () => {
    expect(await partsOf(execution, AbortSignal.abort())).toEqual([]);
  });

  it('ends without an error when stopped halfway', async () => {
    const stop = new AbortController();
    const parts: string[] = [];
    for await (const part of execution.run(prompt, stop.signal)) {
      parts.push(part);
      if (parts.length === 2) stop.abort();
    }
    expect(parts).toHaveLength(2);
    expect(text.startsWith(parts.join(''))).toBe(true);
  });

  it('can be abandoned before the end', async () => {
    const firstOf = async () => {
      for await (const part of execution.run(prompt, new AbortController().signal)) return part;
      return null;
    };
    expect(text.startsWith((await firstOf()) ?? '-')).toBe(true);
  });

  it('runs several prompts at once', async () => {
    const all = await Promise.all([partsOf(execution), partsOf(execution), partsOf(execution)]);
    expect(all.map((parts) => parts.join(''))).toEqual([text, text, text]);
  });
});
