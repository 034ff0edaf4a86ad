import { fill } from '#app/i18n/format.ts';
import { useWorkspace } from '../../frame/workspace.tsx';

/** The checkbox that selects a client. */
export function SelectBox({
  name,
  isSelected,
  onSelect,
  focus,
}: {
  /** Name of the client. */
  name: string;
  isSelected: boolean;
  onSelect: () => void;
  /** Attributes of the checkbox in a grid. */
  focus?: object;
}) {
  const {
    messages: { clientList },
  } = useWorkspace();
  return (
    <label className="grid size-(--row-control) place-items-center" data-column="select">
      <span className="sr-only">{fill(clientList.select, { name })}</span>
      <input
        type="checkbox"
        className="checkbox"
        checked={isSelected}
        onChange={onSelect}
        {...focus}
      />
    </label>
  );
}
