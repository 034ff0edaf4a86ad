import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { useStored } from '#app/ui/stored.ts';
import { useVisit } from '#app/ui/visit.ts';
import { historyParam } from '../../history/history-query.ts';
import { Menu } from '../menu.tsx';
import { themes, type Shell } from '../shell.ts';
import { useWorkspace } from '../workspace.tsx';
import { densities, storedDensity } from './density.ts';
import { Person } from './person.tsx';

/**
 * The signed-in user, with a menu of display settings, languages and, on a phone, the actions that do not fit into the
 * bar.
 */
export function AccountMenu({ shell, onSettings }: { shell: Shell; onSettings: () => void }) {
  const { messages, user, backend, may } = useWorkspace();
  const { address } = useVisit();
  if (!user) return null;
  const { frame, settings } = messages;
  const role = settings.roles[user.role];
  return (
    <Menu
      className="crm-person"
      trigger={
        <>
          <Person name={user.name} role={role} />
          <Icon name="chevron-down" className="icon size-4 text-dust max-lg:hidden" />
        </>
      }
    >
      <p className="px-3 pt-1 pb-2 lg:hidden">
        <strong className="font-semibold">{user.name}</strong>
        <span className="text-dust"> · {role}</span>
      </p>
      <Looks shell={shell} />
      <div className="flex px-3 py-1">{shell.languages}</div>
      {backend.live && (
        <Link to="?compte=1" className="menu-item">
          <Icon name="user" className="icon size-5" />
          {frame.account}
        </Link>
      )}
      {may('export') && (
        <Link to={`?${historyParam}=export`} className="menu-item">
          <Icon name="download" className="icon size-5" />
          {messages.exporting.dialog.open}
        </Link>
      )}
      <Link to={address('/')} className="menu-item">
        <Icon name="globe" className="icon size-5" />
        {frame.site}
      </Link>
      <button type="button" className="menu-item xl:hidden" onClick={onSettings}>
        <Icon name="settings" className="icon size-5" />
        {frame.settings}
      </button>
    </Menu>
  );
}

/** Colours and density; changes show at once. */
function Looks({ shell: { theme } }: { shell: Shell }) {
  const {
    messages: { frame },
  } = useWorkspace();
  const chosen = useSyncExternalStore(theme.subscribe, theme.read);
  const density = useStored(storedDensity);
  return (
    <>
      <OneOf
        name="crm-theme"
        label={frame.theme.label}
        options={themes}
        names={frame.theme.options}
        value={chosen}
        onChange={theme.write}
      />
      <OneOf
        name="crm-density"
        label={frame.density.label}
        options={densities}
        names={frame.density.options}
        value={density}
        onChange={storedDensity.write}
      />
    </>
  );
}

function OneOf<Value extends string>({
  name,
  label,
  options,
  names,
  value,
  onChange,
}: {
  name: string;
  label: string;
  options: readonly Value[];
  names: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}) {
  return (
    <fieldset className="border-b border-line px-3 pt-1 pb-2">
      <legend className="float-left text-xs text-dust">{label}</legend>
      {options.map((option) => (
        <label key={option} className="clear-left flex min-h-control items-center gap-2.5">
          <input
            type="radio"
            name={name}
            className="radio"
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {names[option]}
        </label>
      ))}
    </fieldset>
  );
}
