/** How much of a whole, drawn; the figure itself stands beside it in words. */
export function ShareBar({ share, className = '' }: { share: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className={`block h-1 w-full ${className}`}
      aria-hidden="true"
    >
      <rect width="100" height="1" className="fill-rail" />
      <rect width={Math.round(share * 100)} height="1" className="fill-lumen" />
    </svg>
  );
}
