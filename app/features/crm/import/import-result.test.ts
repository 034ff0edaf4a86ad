import { expect, it } from 'vitest';
import { nothingReason, rowsWithLoss } from './import-result.ts';

it('rows with unreadable cells are listed in file order, duplicates included', () => {
  const row = (line: number) => ({ row: { line }, lost: [{}] }) as never;
  const rows = rowsWithLoss({ new: [row(2), row(5)], duplicate: [row(3)] });
  expect(rows.map((each) => each.row.line)).toEqual([2, 3, 5]);
});

it.each([
  { duplicate: 2, invalid: 0, reason: 'known' },
  { duplicate: 2, invalid: 1, reason: 'file' },
  { duplicate: 0, invalid: 0, reason: 'file' },
] as const)(
  '$duplicate duplicates and $invalid unreadable rows import nothing because of: $reason',
  ({ duplicate, invalid, reason }) => {
    const rows = (length: number) => Array.from({ length }) as never[];
    const found = { new: [], duplicate: rows(duplicate), invalid: rows(invalid) };
    expect(nothingReason(found)).toBe(reason);
  },
);
