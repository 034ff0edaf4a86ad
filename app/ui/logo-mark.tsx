/** The mark of the logo: one warm light in its orbit. */
export function LogoMark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="11" className="stroke-lumen" />
      <circle cx="12" cy="12" r="7" className="stroke-lumen" opacity=".5" />
      <circle cx="12" cy="12" r="3.5" className="fill-lumen" />
    </svg>
  );
}
