import { encode } from 'uqr';

/** A QR code with the quiet zone that readers need. */
export interface QrCode {
  /** Modules per side. */
  size: number;
  /** The dark modules as an SVG path, one unit each. */
  path: string;
}

/** Width of the quiet zone, in modules. Source: ISO/IEC 18004 §6.3.8. */
const border = 4;

/** Encodes a text as a QR code that stays readable with 15 % of it damaged. */
export function qrCodeOf(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border });
  return { size, path: data.map(pathOfRow).join('') };
}

/** A rectangle for each run of dark modules. */
function pathOfRow(row: readonly boolean[], y: number): string {
  const text = row.map((isDark) => (isDark ? '#' : '.')).join('');
  const runs = [...text.matchAll(/#+/g)];
  return runs.map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`).join('');
}
