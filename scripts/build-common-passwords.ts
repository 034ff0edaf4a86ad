/**
 * Generates the filter of common passwords: `npm run passwords`.
 *
 * Source: the list of 49,233 passwords in `@zxcvbn-ts/language-common` 4.1.3 (npm, MIT licence), which its authors
 * compiled from breached ones, most frequent first. Keyboard and alphabet walks are added. The file contains only bits
 * of hashes, no password.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filterFile, filterOf } from '../app/data/staff/common-passwords.server.ts';
import { commonForm } from '../app/domain/staff/common-passwords.ts';
import { keyboardWalks } from './keyboard-walks.ts';

const source = '@zxcvbn-ts/language-common@4.1.3';

/** Shorter ones are ordinary words. */
const shortest = 4;

/** Bits of the file per form. */
const bitsEach = 32;

function readList(): string[] {
  const directory = mkdtempSync(join(tmpdir(), 'passwords-'));
  try {
    const [archive = ''] = execFileSync('npm', ['pack', source, '--silent'], {
      cwd: directory,
      encoding: 'utf8',
    }).split('\n');
    execFileSync('tar', ['xzf', archive], { cwd: directory });
    return JSON.parse(readFileSync(join(directory, 'package/src/passwords.json'), 'utf8'));
  } finally {
    rmSync(directory, { recursive: true });
  }
}

const listed = readList().filter((password) => password.length >= shortest);
const walks = keyboardWalks();
const forms = new Set([...listed, ...walks].map(commonForm));
const bytes = Math.ceil((forms.size * bitsEach) / 8);
writeFileSync(filterFile, filterOf(forms, bytes));
const long = listed.filter((password) => password.length >= 12).length;
console.log(
  `${listed.length} passwords (${long} of twelve characters or more), ${walks.size} walks, ` +
    `${forms.size} forms: ${bytes} bytes`,
);
