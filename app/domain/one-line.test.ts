import { expect, it } from 'vitest';
import { oneLine } from './one-line.ts';

it.each([
  ['Ada\nByron', 'Ada Byron'],
  ['Ada\r\n\tByron\n', 'Ada Byron'],
  ['Ada\u2028Byron\u2029', 'Ada Byron'],
  ['\u001b[31mAda\u0007', '[31mAda'],
  ['Ada\u0085Byron', 'Ada Byron'],
  ['\n\n', ''],
  ['Ada  Byron ', 'Ada  Byron '],
  ['Équipe 👩‍💻 – L’été', 'Équipe 👩‍💻 – L’été'],
])('the text %j in one line is %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
});
