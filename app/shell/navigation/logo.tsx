/** The mark: one warm light in its orbit, with the name. */
export function Logo() {
  return (
    <>
      <svg viewBox="0 0 24 24" className="size-6" fill="none" aria-hidden="true">
        <circle cx="12" cy="12" r="11" className="stroke-lumen" />
        <circle cx="12" cy="12" r="7" className="stroke-lumen" opacity=".5" />
        <circle cx="12" cy="12" r="3.5" className="fill-lumen" />
      </svg>
      <span className="heading">Iluma</span>
    </>
  );
}
