import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { HubCopy } from '#app/content/hub/shape.ts';
import {
  findTools,
  objectives,
  recommendedTool,
  sectors,
  sectorTool,
  type HubTool,
} from '#app/domain/hub/tools.ts';
import type { SiteSettings } from '#app/domain/settings/site-settings.ts';
import { truncate } from '#app/domain/truncate.ts';
import { fill } from '#app/i18n/format.ts';
import type { KnownPath } from '#app/i18n/paths.ts';
import { FilterForm } from '#app/ui/fields/filter-form.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icons/names.ts';
import { NothingMatches } from '#app/ui/results/nothing-matches.tsx';
import { createStored, preferenceStorage, useStored } from '#app/ui/stored.ts';
import { useVisit } from '#app/ui/visit.ts';

/** Icon, page and colour of each card. */
const cards = {
  adluma: ['megaphone', '/adluma', 'text-lumen'],
  ila: ['gauge', '/ila', 'text-aurora'],
  blogia: ['pen-line', '/blogia', 'text-violet'],
  ilumatch: ['puzzle', '/ilumatch', 'text-lumen'],
  landing: ['panels-top-left', '/landing-page-intelligente', 'text-aurora'],
  loyalty: ['gem', '/page-fidelisation-intelligente', 'text-violet'],
} as const satisfies Record<HubTool, [IconName, KnownPath, string]>;

/** The sector chosen last; stored only with consent to preferences. */
const lastSector = createStored(
  'iluma-sector',
  (json) => sectors.find((each) => each === json) ?? null,
  preferenceStorage,
);

/** The six tools, filtered by goal, sector and text, with the recommended one. */
export function ToolsHub({
  copy,
  ai,
}: {
  copy: HubCopy;
  /** Help texts that the site settings switch on and off. */
  ai: SiteSettings['ai'];
}) {
  const { address, isOpen } = useVisit();
  const [query] = useSearchParams();
  const search = truncate(query.get('q') ?? '', 100);
  const objective = objectives.find((each) => each === query.get('objectif')) ?? null;
  const sector = sectors.find((each) => each === query.get('secteur')) ?? null;
  const isOffered = (id: HubTool) => isOpen(cards[id][1]);
  const found = findTools(copy.tools, { objective, sector, search }).filter(isOffered);
  const stated = recommendedTool(objective);
  const recommended = isOffered(stated) ? stated : found[0];
  const kept = useStored(lastSector);
  useEffect(() => {
    if (sector) lastSector.write(sector);
  }, [sector]);
  const next = sector && sectorTool(sector, objective);
  return (
    <section className="band">
      <div className="measure">
        <FilterForm
          label={copy.search}
          search={{ name: 'q', label: copy.search, value: search }}
          submit={copy.submit}
        >
          <SelectField
            name="objectif"
            label={copy.objective}
            initial={objective ?? ''}
            none={copy.anyObjective}
            options={objectives.map((value) => ({ value, label: copy.objectives[value] }))}
          />
          <SelectField
            name="secteur"
            label={copy.sector}
            initial={sector ?? ''}
            none={copy.anySector}
            options={sectors.map((value) => ({ value, label: copy.sectors[value] }))}
          />
        </FilterForm>
        <div role="status" className="panel mt-6 grid gap-3 p-5 empty:hidden">
          {ai.smartRecommendations && recommended && (
            <Recommendation
              id={recommended}
              text={fill(copy.recommendation, { name: copy.tools[recommended].title })}
              reason={recommended === stated ? copy.reasons[objective ?? 'none'] : null}
            />
          )}
          {ai.smartRecommendations && sector && next && next !== recommended && isOffered(next) && (
            <Recommendation
              id={next}
              text={fill(copy.next, { name: copy.tools[next].title })}
              reason={copy.sectorReasons[sector]}
            />
          )}
          {ai.dynamicPersonalization && kept && !sector && (
            <Link to={`?secteur=${kept}`} className="text-link justify-self-start">
              {fill(copy.lastSector, { sector: copy.sectors[kept] })}
            </Link>
          )}
        </div>
        {found.length === 0 && (
          <NothingMatches copy={copy.none} all={address('/hub')} className="mt-6" />
        )}
        <ul className="mt-8 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {found.map((id) => (
            <ToolCard key={id} id={id} copy={copy.tools[id]} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Recommendation({
  id,
  text,
  reason,
}: {
  id: HubTool;
  text: string;
  reason: string | null;
}) {
  const { address } = useVisit();
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Icon name="sparkles" className="icon text-lumen" />
      <Link to={address(cards[id][1])} className="text-link">
        {text}
      </Link>
      <span className="small text-dust">{reason}</span>
    </p>
  );
}

function ToolCard({ id, copy }: { id: HubTool; copy: HubCopy['tools'][HubTool] }) {
  const { address } = useVisit();
  const [icon, path, colour] = cards[id];
  return (
    <li className="panel lit flex min-h-56 flex-col p-6">
      <Icon name={icon} className={`icon size-9 ${colour}`} />
      <h2 className="heading mt-auto">
        <Link to={address(path)} className="card-link">
          {copy.title}
        </Link>
      </h2>
      <p className="small mt-1 text-dust">{copy.description}</p>
    </li>
  );
}
