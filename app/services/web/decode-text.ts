export interface Decoded {
  readonly text: string;
  readonly declared: string | null;
  readonly used: string;
  readonly mojibake: string | null;
}

const byteOrderMarks = [
  { bytes: [0xef, 0xbb, 0xbf], label: 'utf-8' },
  { bytes: [0xfe, 0xff], label: 'utf-16be' },
  { bytes: [0xff, 0xfe], label: 'utf-16le' },
] as const;

/** How far the declaration of an encoding is looked for. Source: HTML §4.2.5.4 */
const declarationEnd = 1024;

/**
 * Decodes text as browsers do: the byte order mark, then the header's charset, then the document's own declaration.
 * Without any, UTF-8 where the bytes are valid, and windows-1252 otherwise.
 */
export function decodeText(bytes: Uint8Array, contentType = ''): Decoded {
  const mark = byteOrderMarks.find((each) => each.bytes.every((byte, at) => bytes[at] === byte));
  const declared =
    charsetOf(/charset\s*=\s*["']?([\w-]+)/i, contentType) ??
    readable(charsetOf(/<meta[^>]*?charset\s*=\s*["']?\s*([\w-]+)/i, headOf(bytes))) ??
    readable(charsetOf(/^<\?xml[^>]+encoding\s*=\s*["']([\w-]+)/i, headOf(bytes)));
  const used = mark?.label ?? declared ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
  // A character may be cut off where the reading ended.
  const shown = new TextDecoder(used).decode(bytes, { stream: true });
  const mojibake = mojibakeIn(shown);
  // Its words are judged as they were written: they are garbled, and not missing.
  const text = mojibake === null ? shown : asWritten(shown, bytes);
  return { text, declared: mark?.label ?? declared, used, mojibake };
}

/** A garbled text as it was written: not in UTF-8, or in UTF-8 that was encoded twice. */
function asWritten(shown: string, bytes: Uint8Array): string {
  const isOther = !/[^\0-\x7f\ufffd]/.test(shown);
  return isOther
    ? new TextDecoder('windows-1252').decode(bytes)
    : shown.replace(/Ã([\u0080-\u00bf])/g, (_, letter: string) =>
        String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0x40),
      );
}

function headOf(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes.subarray(0, declarationEnd));
}

/** A label that the platform knows, in its canonical form. */
function charsetOf(pattern: RegExp, text: string): string | null {
  const [, label] = pattern.exec(text) ?? [];
  try {
    return label ? new TextDecoder(label).encoding : null;
  } catch {
    return null;
  }
}

/** A declaration that can be read as ASCII is not in UTF-16: browsers take it for UTF-8. Source: HTML §13.2.3.2 */
const readable = (charset: string | null) => (charset?.startsWith('utf-16') ? 'utf-8' : charset);

function isUtf8(bytes: Uint8Array): boolean {
  try {
    // A multi-byte character may be cut off at the end.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

const { source: garbled } = /(?:Ã[\u0080-\u00bf©¨ª«®´¶¡³º±]|â€[™œ\u009d“”¦–]|Â[«»°]|\ufffd)/u;

/**
 * UTF-8 read as windows-1252, such as `cafÃ©`, or bytes that were replaced. Beside no letter it is quoted: a page about
 * encodings.
 */
const garbledText = new RegExp(`(?<=[\\p{L}\\d])${garbled}|${garbled}(?=[\\p{L}\\d])`, 'u');

/** The first garbled place, with some text around it. */
function mojibakeIn(text: string): string | null {
  const at = text.search(garbledText);
  return at < 0 ? null : text.slice(Math.max(0, at - 20), at + 20).replace(/\s+/g, ' ');
}
