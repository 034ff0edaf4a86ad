import { Icon } from './icon.tsx';

/**
 * What had to be changed of the values that an address came with: a line each, and nothing where there is none.
 *
 * @param remarks what does not apply is false
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
