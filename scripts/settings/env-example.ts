import { z } from 'zod';
import { settings } from '../../server/setting-table.ts';

const width = 100;

const head =
  'Copy to .env and fill in what differs. npm start, serve, dev, staff, audit and db:* read it; the environment itself ' +
  'goes before it, and an empty value counts as none. Written by npm run env-example from server/setting-table.ts.';

/** The text of `.env.example`: each setting below its description, commented out, with its default. */
export function envExample(): string {
  const parts = Object.entries(settings.shape).map(
    ([name, setting]) => `${comment(setting.description ?? '')}# ${name}=${defaultOf(setting)}\n`,
  );
  return [comment(head), ...parts].join('\n');
}

/** The default as written in the environment; empty if there is none. */
const defaultOf = (setting: z.ZodType): string =>
  setting instanceof z.ZodDefault || setting instanceof z.ZodPrefault
    ? String(setting.def.defaultValue)
    : '';

/** The text in lines that begin with `# ` and fit the width; a longer word has a line of its own. */
function comment(text: string): string {
  const lines: string[] = [];
  let line = '#';
  for (const word of text.split(' ')) {
    if (line.length + 1 + word.length > width && line !== '#') {
      lines.push(line);
      line = '#';
    }
    line += ` ${word}`;
  }
  return [...lines, line, ''].join('\n');
}
