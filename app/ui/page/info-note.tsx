import { Icon } from '#app/ui/icon.tsx';

/** A note about the figures that follow, for example that they are invented. */
export function InfoNote({
  label,
  text,
  className = '',
}: {
  label: string;
  text: string;
  className?: string;
}) {
  return (
    <p className={`small flex gap-3 rounded-tile border border-line-2 p-4 ${className}`}>
      <Icon name="info" className="icon size-5 text-aurora" />
      <span>
        <strong className="font-semibold">{label}.</strong>{' '}
        <span className="text-dust">{text}</span>
      </span>
    </p>
  );
}
