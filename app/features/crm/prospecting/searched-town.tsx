import { townLabel, type Town } from '#app/domain/crm/prospecting/towns.ts';
import { fill } from '#app/i18n/format.ts';
import { regionName } from '#app/i18n/region-name.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../frame/workspace.tsx';

/** Labels of towns in the reader's language. */
export function useTownLabel(): (town: Town) => string {
  const { language } = useVisit();
  return (town) => townLabel(town, (code) => regionName(language, code));
}

/** The searched town, and other towns of the same name. */
export function SearchedTown({
  town,
  others,
  onOther,
}: {
  town: Town;
  others: readonly Town[];
  onOther: (name: string) => void;
}) {
  const {
    messages: { prospection: copy },
  } = useWorkspace();
  const labelOf = useTownLabel();
  return (
    <div className="mb-4">
      <p className="font-semibold">{fill(copy.searchedTown, { place: labelOf(town) })}</p>
      {others.length > 0 && <TownChips label={copy.otherTowns} towns={others} onChoose={onOther} />}
    </div>
  );
}

/** Towns to choose from. */
export function TownChips({
  label,
  towns,
  onChoose,
}: {
  label: string;
  towns: readonly Town[];
  onChoose: (name: string) => void;
}) {
  const labelOf = useTownLabel();
  const names = [...new Set(towns.map(labelOf))];
  return (
    <ul aria-label={label} className="mt-2 flex flex-wrap gap-2">
      {names.map((name) => (
        <li key={name}>
          <button type="button" className="chip" onClick={() => onChoose(name)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
