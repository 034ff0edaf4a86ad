/**
 * How much of a whole, drawn; the figure itself stands beside it in words.
 *
 * @param share 0 to 1; what lies beyond counts as the nearer end
 * @param tone class that gives the part its colour
 * @param className its size, and its place among its neighbours
 */
export function ShareBar({
  share,
  tone = 'fill-lumen',
  className = 'h-1 w-full',
}: {
  share: number;
  tone?: string;
  className?: string;
}) {
  const width = `${(Math.min(1, Math.max(0, share)) * 100).toFixed(1)}%`;
  return (
    <svg className={`rounded-full bg-rail ${className}`} aria-hidden="true">
      <rect className={tone} width={width} height="100%" />
    </svg>
  );
}
