import { encode } from 'uqr';

/** A QR code with the light border that readers need. */
export interface QrCode {
  /** Modules of a side. */
  size: number;
  /** The dark modules as the path of an SVG, one unit each. */
  path: string;
}

/** Light modules that a reader needs around the code. Source: ISO/IEC 18004 §6.3.8. */
const border = 4;

/** A text as a QR code that stays readable with 15 % of it damaged. */
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
