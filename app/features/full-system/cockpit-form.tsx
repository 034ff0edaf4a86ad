import { useState } from 'react';
import type { CockpitCopy } from '#app/content/full-system/shape.ts';
import {
  cockpitChoices,
  defaultCockpit,
  withSetting,
  type Cockpit,
  type CockpitGroup,
} from '#app/domain/cockpit.ts';
import { Switch } from '#app/ui/switch.tsx';
import { useScreen } from './use-screen.ts';

const groups = Object.keys(defaultCockpit) as CockpitGroup[];

type Notice = 'saved' | 'notKept' | 'restored';

/** Keeps settings and applies them. Returns whether they will still be there on the next load. */
export type SaveCockpit = (cockpit: Cockpit, screen: 'phone' | 'computer') => boolean;

/** Every setting of the cockpit. Changes stay in this form until they are saved. */
export function CockpitForm({
  copy,
  kept,
  onSave,
}: {
  copy: CockpitCopy;
  kept: Cockpit;
  onSave: SaveCockpit;
}) {
  const screen = useScreen();
  const [draft, setDraft] = useState<Cockpit | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const cockpit = draft ?? kept;

  const change = (next: Cockpit, said: Notice | null) => {
    setDraft(next);
    setNotice(said);
  };
  const save = () => {
    const isKept = onSave(cockpit, screen);
    setDraft(null);
    setNotice(isKept ? 'saved' : 'notKept');
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {groups.map((group) => (
          <fieldset key={group}>
            <legend className="heading mb-2">{copy.groups[group].title}</legend>
            {Object.entries(cockpit[group]).map(([setting, value]) => (
              <SettingField
                key={setting}
                name={`cockpit-${group}-${setting}`}
                words={wordsOf(copy, group, setting)}
                value={value}
                options={optionsOf(group, setting)}
                choices={copy.choices}
                onChange={(next) => change(withSetting(cockpit, group, setting, next), null)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <div className="sticky bottom-0 mt-8 flex flex-wrap items-center gap-3 border-t border-line bg-night-2 py-4">
        <button type="submit" className="button button-primary">
          {copy.save}
        </button>
        <button type="button" className="button" onClick={() => change(defaultCockpit, 'restored')}>
          {copy.reset}
        </button>
        <p role="status" className="small text-aurora">
          {notice && copy[notice]}
        </p>
      </div>
    </form>
  );
}

interface Words {
  label: string;
  help: string;
}

function wordsOf(copy: CockpitCopy, group: CockpitGroup, setting: string): Words {
  const words: Partial<Record<string, Words>> = copy.groups[group].settings;
  return words[setting] ?? { label: setting, help: '' };
}

function optionsOf(group: CockpitGroup, setting: string): readonly string[] {
  const all: Partial<Record<string, Partial<Record<string, readonly string[]>>>> = cockpitChoices;
  return all[group]?.[setting] ?? [];
}

/** One setting: a switch, or a list where there are several values. */
function SettingField({
  name,
  words: { label, help },
  value,
  options,
  choices,
  onChange,
}: {
  name: string;
  words: Words;
  value: boolean | string;
  options: readonly string[];
  choices: CockpitCopy['choices'];
  onChange: (value: boolean | string) => void;
}) {
  if (typeof value === 'boolean')
    return <Switch name={name} label={label} help={help} isOn={value} onChange={onChange} />;
  const names: Partial<Record<string, string>> = choices;
  return (
    <div className="py-2">
      <label htmlFor={name} className="block font-medium">
        {label}
      </label>
      <p id={`${name}-help`} className="small text-dust">
        {help}
      </p>
      <select
        id={name}
        name={name}
        value={value}
        aria-describedby={`${name}-help`}
        className="input mt-1"
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {names[option] ?? option}
          </option>
        ))}
      </select>
    </div>
  );
}
