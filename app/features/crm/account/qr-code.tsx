import { qrCode } from '#app/domain/staff/two-factor/qr-code.ts';

/** Light modules that a reader needs around the code. Source: ISO/IEC 18004 §6.3.8. */
const quiet = 4;

/** A QR code, dark on light in every contrast; nothing when the text is too long. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = qrCode(text);
  if (!code) return null;
  const size = code.length + 2 * quiet;
  const dark = code.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-56 max-w-full rounded-tile"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={dark.join('')} fill="#000000" />
    </svg>
  );
}
