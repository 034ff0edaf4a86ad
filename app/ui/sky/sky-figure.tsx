/** Address of the sprite with all constellations. */
const constellationSprite = '/constellations.svg';

/** A named constellation, decorative; its colours follow the current theme. */
export function SkyFigure({ name, className = '' }: { name: string; className?: string }) {
  return (
    <svg viewBox="0 0 160 100" className={`constellation ${className}`} aria-hidden="true">
      <use href={`${constellationSprite}#${name}`} />
    </svg>
  );
}
