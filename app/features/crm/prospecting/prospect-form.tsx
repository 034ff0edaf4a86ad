import { useState, type SubmitEvent } from 'react';
import {
  matchStatuses,
  prospectSectors,
  prospectSliders,
  withKeyword,
  type ProspectFilter,
} from '#app/domain/crm/prospecting/prospecting.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { Slider } from '#app/ui/fields/slider.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { SelectField } from '../fields/select-field.tsx';
import { useWorkspace } from '../frame/workspace.tsx';
import { useCrm } from '../session/crm-provider.tsx';
import { CityField, useOwnTowns } from './city-field.tsx';
import { Keywords } from './keywords.tsx';
import { useProspectFilter } from './prospect-filters.ts';

const sliders = ['ilaScoreMin', 'rayonKm'] as const;

export function ProspectForm({
  onLaunch,
}: {
  onLaunch: (filter: ProspectFilter) => Promise<void>;
}) {
  const { isLoading } = useCrm();
  const [isLaunching, setIsLaunching] = useState(false);
  const [keyword, setKeyword] = useState('');
  const {
    messages: { prospection: copy },
    may,
  } = useWorkspace();
  const { filter: own, change, adopted } = useProspectFilter();
  const towns = useOwnTowns();
  const filter: ProspectFilter = { ...own, ville: own.ville ?? towns.start };
  const isNowhere = filter.ville.trim() === '';

  function addKeyword() {
    const motsCles = withKeyword(filter.motsCles, keyword);
    change({ motsCles });
    setKeyword('');
    return motsCles;
  }

  async function launch(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isNowhere || isLoading) return;
    // A typed keyword that was not added is included in the search.
    const motsCles = addKeyword();
    setIsLaunching(true);
    try {
      await onLaunch({ ...filter, motsCles, ville: filter.ville.trim() });
    } finally {
      setIsLaunching(false);
    }
  }

  return (
    <form className="panel grid grid-cols-1 content-start gap-5 p-5 sm:p-6" onSubmit={launch}>
      <CityField
        city={filter.ville}
        own={towns.own}
        isTyped={own.ville !== undefined}
        onCity={(ville) => change({ ville })}
      />
      <SelectField
        name="secteur"
        label={copy.secteur}
        value={filter.secteur}
        options={[
          { value: '' as const, label: copy.anySector },
          ...prospectSectors.map((value) => ({ value, label: copy.sectors[value] })),
        ]}
        onChange={(secteur) => change({ secteur })}
      />
      <Keywords
        keywords={filter.motsCles}
        typed={keyword}
        onType={setKeyword}
        onAdd={addKeyword}
        onChange={(motsCles) => change({ motsCles })}
      />
      <Sliders key={adopted} filter={filter} onChange={change} />
      <SelectField
        name="statusIlumatch"
        label={copy.status}
        value={filter.statusIlumatch}
        options={matchStatuses.map((value) => ({ value, label: copy.statuses[value] }))}
        onChange={(statusIlumatch) => change({ statusIlumatch })}
      />
      <button
        type="submit"
        className="button button-primary disabled:opacity-60"
        disabled={isNowhere || isLoading || !may('prospect')}
      >
        {isLaunching ? copy.launching : copy.launch}
      </button>
    </form>
  );
}

interface PartProps {
  filter: ProspectFilter;
  onChange: (part: Partial<ProspectFilter>) => void;
}

function Sliders({ filter, onChange }: PartProps) {
  const { language } = useVisit();
  const {
    messages: { prospection: copy },
  } = useWorkspace();
  const said = {
    ilaScoreMin: [copy.score, copy.scoreHelp, formatNumber(language, filter.ilaScoreMin)],
    rayonKm: [
      copy.radius,
      copy.radiusHelp,
      fill(copy.kilometres, { count: formatNumber(language, filter.rayonKm) }),
    ],
  } as const;
  return (
    <>
      {sliders.map((name) => (
        <div
          key={name}
          onInput={(event) =>
            onChange({ [name]: Number((event.target as HTMLInputElement).value) })
          }
        >
          <Slider
            name={name}
            label={said[name][0]}
            help={said[name][1]}
            display={said[name][2]}
            initial={filter[name]}
            value={filter[name]}
            min={prospectSliders[name].min}
            max={prospectSliders[name].max}
            step={prospectSliders[name].step}
          />
        </div>
      ))}
    </>
  );
}
