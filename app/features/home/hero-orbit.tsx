/** The modules in orbit around the visitor's business: the site's emblem. Six bodies have a place in `sky.css`. */
export function HeroOrbit({ label, bodies }: { label: string; bodies: string[] }) {
  return (
    <div role="img" aria-label={label} className="emblem">
      <svg viewBox="0 0 200 200" fill="none" className="animate-turn absolute inset-0">
        <circle cx="100" cy="100" r="98" strokeWidth="2" strokeDasharray=".5 4.632" />
        <circle cx="100" cy="100" r="97" strokeWidth="4" strokeDasharray=".6 50.2" />
      </svg>
      <svg viewBox="0 0 200 200" fill="none" className="hairlines absolute inset-0">
        <circle cx="100" cy="100" r="92" />
        <circle cx="100" cy="100" r="73" />
        <circle cx="100" cy="100" r="52" strokeDasharray="2 7" />
        <circle cx="100" cy="100" r="33" className="stroke-lumen" opacity=".4" />
      </svg>
      <div className="sun absolute inset-[28%]" />
      {bodies.map((body) => (
        <div key={body} className="emblem-orbit">
          <span className="emblem-body">{body}</span>
        </div>
      ))}
    </div>
  );
}
