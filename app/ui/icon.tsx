import type { IconName } from './icons/names.ts';
import sprite from './icons/sprite.svg?url';

/** A decorative icon: a symbol of the sprite, in the current colour. Text beside it carries the meaning. */
export function Icon({ name, className = 'icon' }: { name: IconName; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
