import { expect, it } from 'vitest';
import { onEachDatabase } from '../../../test/databases.ts';
import { createPrompts } from './prompts.ts';

onEachDatabase('the limit of prompts', (open) => {
  it('counts runs across all processes, and per IPv6 network', async () => {
    const aProcess = () =>
      createPrompts({
        database: open(),
        model: null,
        limit: 3,
        now: () => Date.UTC(2026, 0, 15, 12),
        report: (error) => expect.unreachable(String(error)),
      });
    const [one, other] = [aProcess(), aProcess()];
    const waits = [
      await one.limit('2001:db8:1:2::1'),
      await other.limit('2001:db8:1:2::2'),
      await one.limit('2001:db8:1:2:3::4'),
      await other.limit('2001:db8:1:2::1'),
      await one.limit('2001:db8:1:2::1'),
      await one.limit('2001:db8:1:9::1'),
    ];
    expect(waits).toEqual([0, 0, 0, 600_000, 600_000, 0]);
  });
});
