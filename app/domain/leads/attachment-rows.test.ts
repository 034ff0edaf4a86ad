import { expect, it } from 'vitest';
import { attachmentOf } from './attachment.ts';
import { attachmentRows } from './attachment-rows.ts';

it('shows every value with its place', () => {
  const attachment = {
    tool: 'landing',
    version: '1',
    inputs: { a: 'x', empty: '', none: null, list: ['p', 'q'], no: [] },
    result: { score: 1.005, parts: [{ id: 'seo', is: true }] },
  } as const;
  expect(attachmentRows(attachment)).toEqual([
    ['landing a', 'x'],
    ['landing list', 'p, q'],
    ['landing = score', '1'],
    ['landing = parts 1 id', 'seo'],
    ['landing = parts 1 is', 'true'],
  ]);
});

it('is short enough to read, whatever the tool', () => {
  const ila = attachmentOf('ila', new URLSearchParams('step=4&businessName=Rose'));
  const rows = ila ? attachmentRows(ila) : [];
  expect(rows).toContainEqual(['ila businessName', 'Rose']);
  expect(rows.length).toBeLessThanOrEqual(40);
});
