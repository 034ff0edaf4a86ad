/**
 * A bar for a share; the figure itself is beside it as text.
 *
 * @param share 0 to 1, clamped
 * @param tone colour class of the bar
 * @param className its size and position
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
