import type { QrCode as Code } from '#app/domain/staff/two-factor/qr-code.ts';

/** A QR code, dark on light in every contrast. */
export function QrCode({ code: { size, path }, label }: { code: Code; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-56 max-w-full rounded-tile"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
