import { townsOfAddresses, type Town } from '#app/domain/crm/prospecting/towns.ts';
import type { CrmStore } from '#app/domain/crm/store/store.ts';
import { useRead } from '../frame/use-read.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { TownChips, useTownLabel } from './searched-town.tsx';

/** Maximum number of clients whose addresses provide towns in the sandbox. */
const mostAddresses = 200;

/** Suggested towns, and the initial town in the live CRM; in the sandbox none is set. */
export function useOwnTowns(): { own: readonly Town[]; start: string } {
  const {
    store,
    backend: { live },
  } = useWorkspace();
  const labelOf = useTownLabel();
  const { data: own = [] } = useRead('own', () => (live ? live.finder.towns('') : ownTowns(store)));
  const [first] = own;
  return { own, start: live && first ? labelOf(first) : '' };
}

/**
 * The town to search around. Suggestions are listed below it: first the agency's and its clients' towns, then towns
 * whose names start with the typed text.
 */
export function CityField({
  city,
  own,
  isTyped,
  onCity,
}: {
  city: string;
  own: readonly Town[];
  isTyped: boolean;
  onCity: (city: string) => void;
}) {
  const {
    backend: { live },
    messages: { prospection: copy },
  } = useWorkspace();
  const labelOf = useTownLabel();
  const text = isTyped ? city.trim() : '';
  const { data } = useRead(live && text ? text : null, async () => live?.finder.towns(text));
  const towns = ((text && live ? data : own) ?? []).filter((town) => labelOf(town) !== city.trim());
  return (
    <div>
      <label htmlFor="ville" className="small mb-1.5 block">
        {copy.ville}
      </label>
      <input
        id="ville"
        name="ville"
        className="input"
        maxLength={100}
        autoComplete="off"
        aria-describedby="ville-help"
        value={city}
        onChange={(event) => onCity(event.target.value)}
      />
      <p id="ville-help" className="mt-1.5 text-xs text-dust">
        {copy.cityNeeded}
      </p>
      {towns.length > 0 && (
        <TownChips label={copy.towns} towns={towns.slice(0, 5)} onChoose={onCity} />
      )}
      {live && <p className="mt-1.5 text-xs text-dust">{copy.townSource}</p>}
    </div>
  );
}

/** The towns of the sandbox's clients, without regions. */
async function ownTowns(store: CrmStore): Promise<readonly Town[]> {
  const { items } = await store.list('clients', { limit: mostAddresses });
  const names = townsOfAddresses(items.map(({ address }) => address));
  return names.map((name) => ({ name, region: '', country: 'CA', lat: 0, lng: 0 }));
}
