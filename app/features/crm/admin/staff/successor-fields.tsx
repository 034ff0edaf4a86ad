import { Link } from 'react-router';
import type { StaffListItem } from '#app/domain/staff/administration.ts';
import type { BelongingKind } from '#app/domain/staff/reassignment.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { SelectField } from '../../fields/select-field.tsx';
import { useAdmin } from '../admin-context.tsx';

export function SuccessorFields({
  all,
  isSplit,
  name,
  colleagues,
}: {
  all: readonly BelongingKind[];
  /** Whether each collection has its own successor. */
  isSplit: boolean;
  name: string;
  colleagues: readonly StaffListItem[];
}) {
  const { departure: copy } = useAdmin().messages.staff;
  const options = [
    { value: '', label: fill(copy.nobody, { name }) },
    ...colleagues.map((each) => ({ value: each.id, label: each.name })),
  ];
  const first = colleagues[0]?.id ?? '';
  if (!isSplit)
    return <SelectField name="to-all" label={copy.toAll} initial={first} options={options} />;
  return all.map((what) => (
    <SelectField
      key={what}
      name={`to-${what}`}
      label={fill(copy.to, { what: copy.what[what] })}
      initial={first}
      options={options}
    />
  ));
}

export function Belongings({
  all,
  counts,
  name,
  id,
}: {
  all: readonly BelongingKind[];
  counts: Readonly<Record<BelongingKind, number>>;
  name: string;
  id: string;
}) {
  const { language } = useVisit();
  const { departure: copy } = useAdmin().messages.staff;
  return (
    <ul>
      {all.map((what) => (
        <li key={what}>
          <Link
            to={`?${new URLSearchParams(listOf[what](name, id)).toString()}`}
            className="text-link min-h-11"
          >
            {copy.what[what]}
          </Link>
          <span className="tabular text-dust"> {formatNumber(language, counts[what])}</span>
        </li>
      ))}
    </ul>
  );
}

/** Query of each collection's list for one owner. */
export const listOf = {
  clients: (name: string) => ({ onglet: 'clients', responsable: name }),
  projects: (name: string) => ({ onglet: 'projets', responsable: name }),
  tasks: (name: string) => ({ onglet: 'taches', qui: name }),
  leads: (_name: string, id: string) => ({ onglet: 'demandes', personne: id }),
  meetings: (_name: string, id: string) => ({ onglet: 'agenda', personne: id }),
} as const satisfies Record<BelongingKind, (name: string, id: string) => Record<string, string>>;
