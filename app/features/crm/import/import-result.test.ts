import { expect, it } from 'vitest';
import { rowsWithLoss } from './import-result.ts';

it('unreadable cells of duplicates stand among those of new rows, in the order of the file', () => {
  const row = (line: number) => ({ row: { line }, lost: [{}] }) as never;
  const rows = rowsWithLoss({ new: [row(2), row(5)], duplicate: [row(3)] });
  expect(rows.map((each) => each.row.line)).toEqual([2, 3, 5]);
});
