import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Where the visitor's address is read, and how it is used: a limit's argument is grouped by its type. */
const readers: Record<string, string> = {
  'api/http/dispatch.ts': 'createAddressLimit counts it',
  'middleware/load-context.ts': 'sets it',
  'middleware/staff-caller.ts': 'the throttle counts it; the session shows it to its owner',
  'middleware/visitor.ts': 'declares it',
  'routes/data/answers.ts': 'createAddressLimit counts it',
  'routes/data/audit-files.ts': 'open streams are counted by group',
  'routes/data/prompts.ts': 'createAddressLimit counts it',
  'routes/site/booking.tsx': 'senderOf groups it',
  'routes/site/contact.tsx': 'senderOf groups it',
  'routes/tools/ila-report.tsx': 'createAddressLimit counts it',
  'routes/tools/ila.tsx': 'createAddressLimit counts it',
};

/** Where keys of limits are created. */
const counters: Record<string, string> = {
  'application/api-limits.server.ts': 'callers by account or key, strangers by group',
  'application/leads/flood-guard.server.ts': 'by group',
  'application/prompts/prompts.ts': 'by group',
  'data/limits/call-limit.server.ts': 'declares them',
};

describe('no limit counts a whole IPv6 address', () => {
  const app = join(import.meta.dirname, '../..');
  const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
  );
  const naming = (pattern: RegExp) =>
    sources.filter((name) => pattern.test(readFileSync(join(app, name), 'utf8'))).toSorted();

  it('the visitor’s address is read only in known places', () => {
    expect(naming(/\bvisitorContext\b/)).toEqual(Object.keys(readers).toSorted());
  });

  it('limits are created only in known places', () => {
    expect(naming(/\bcreate(?:Call|Address|Rate)Limit\b/)).toEqual(
      Object.keys(counters).toSorted(),
    );
  });

  it('address groups are created by one function', () => {
    expect(naming(/as AddressGroup\b/)).toEqual(['domain/network/address-group.ts']);
  });
});
