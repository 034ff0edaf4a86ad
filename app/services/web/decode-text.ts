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

/** Range in which an encoding declaration is searched. Source: HTML §4.2.5.4 */
const declarationEnd = 1024;

/**
 * Decodes text as browsers do: by the byte order mark, the header's charset, or the document's declaration, in this
 * order. Without any of them, UTF-8 if the bytes are valid, otherwise windows-1252.
 */
export function decodeText(bytes: Uint8Array, contentType = ''): Decoded {
  const mark = byteOrderMarks.find((each) => each.bytes.every((byte, at) => bytes[at] === byte));
  const declared =
    charsetOf(/charset\s*=\s*["']?([\w-]+)/i, contentType) ??
    readable(charsetOf(/<meta[^>]*?charset\s*=\s*["']?\s*([\w-]+)/i, headOf(bytes))) ??
    readable(charsetOf(/^<\?xml[^>]+encoding\s*=\s*["']([\w-]+)/i, headOf(bytes)));
  const used = mark?.label ?? declared ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
  // The last character may be cut off where reading stopped.
  const shown = new TextDecoder(used).decode(bytes, { stream: true });
  const mojibake = mojibakeIn(shown);
  // Garbled text is judged by its original words: they are garbled, not missing.
  const text = mojibake === null ? shown : asWritten(shown, bytes);
  return { text, declared: mark?.label ?? declared, used, mojibake };
}

/** The original of a garbled text: one not in UTF-8, or encoded in UTF-8 twice. */
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

/** A label known to the platform, in canonical form. */
function charsetOf(pattern: RegExp, text: string): string | null {
  const [, label] = pattern.exec(text) ?? [];
  try {
    return label ? new TextDecoder(label).encoding : null;
  } catch {
    return null;
  }
}

/** A declaration readable as ASCII cannot be in UTF-16: browsers assume UTF-8. Source: HTML §13.2.3.2 */
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
 * UTF-8 read as windows-1252, such as `cafÃ©`, or replacement characters. Not next to a letter, it is a quotation on a
 * page about encodings.
 */
const garbledText = new RegExp(`(?<=[\\p{L}\\d])${garbled}|${garbled}(?=[\\p{L}\\d])`, 'u');

/** The first garbled passage, with some context. */
function mojibakeIn(text: string): string | null {
  const at = text.search(garbledText);
  return at < 0 ? null : text.slice(Math.max(0, at - 20), at + 20).replace(/\s+/g, ' ');
}
