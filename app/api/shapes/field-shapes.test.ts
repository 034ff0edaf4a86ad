import { expect, it } from 'vitest';
import { draftShapes, newKeyShape } from './crm-shapes.ts';

it.each(['Ada\nByron', 'Ada\r\nBcc: eve@example.com', 'Ada\u2028Byron', 'Ada\u0007'])(
  'rejects a name with line breaks or control characters: %j',
  (name) => {
    expect(draftShapes.clients.shape.name.safeParse(name).success).toBe(false);
    expect(newKeyShape.shape.name.safeParse(name).success).toBe(false);
    expect(draftShapes.journal.shape.content.safeParse('Two\nlines').success).toBe(true);
  },
);
