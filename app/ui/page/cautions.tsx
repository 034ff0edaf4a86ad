import { Icon } from '#app/ui/icon.tsx';

/**
 * Corrections made to the values of an address, one per line; renders nothing without any.
 *
 * @param remarks false for those that do not apply
 */
export function Cautions({
  remarks,
  className = '',
}: {
  remarks: readonly (string | false)[];
  className?: string;
}) {
  return remarks
    .filter((remark) => remark !== false)
    .map((remark) => (
      <p key={remark} className={`small flex gap-2 text-band-yellow ${className}`}>
        <Icon name="triangle-alert" className="icon size-5" />
        {remark}
      </p>
    ));
}
