import type { SettingsCopy } from '#app/content/full-system/shape.ts';
import {
  settingChoices,
  defaultSettings,
  withSetting,
  type SiteSettings,
  type SettingsGroup,
} from '#app/domain/settings/site-settings.ts';
import { telephoneCountries } from '#app/domain/telephone/agency-country.ts';
import type { Language } from '#app/i18n/languages.ts';
import { regionName } from '#app/i18n/region-name.ts';
import { Switch } from '#app/ui/fields/switch.tsx';
import { useVisit } from '#app/ui/visit.ts';

const groups = Object.keys(defaultSettings) as SettingsGroup[];

/**
 * All site settings as a form.
 *
 * @param notice result of the last action, as text
 */
export function SettingsForm({
  copy,
  settings,
  notice,
  isBusy = false,
  onChange,
  onReset,
  onSave,
}: {
  copy: SettingsCopy;
  settings: SiteSettings;
  notice: string | null;
  isBusy?: boolean;
  onChange: (settings: SiteSettings) => void;
  onReset: () => void;
  onSave: () => void;
}) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {groups.map((group) => (
          <fieldset key={group}>
            <legend className="heading mb-2">{copy.groups[group].title}</legend>
            {Object.entries(settings[group]).map(([setting, value]) => (
              <SettingField
                key={setting}
                name={`cockpit-${group}-${setting}`}
                messages={messagesOf(copy, group, setting)}
                value={value}
                options={optionsOf(group, setting)}
                choices={copy.choices}
                onChange={(next) => onChange(withSetting(settings, group, setting, next))}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <div className="sticky bottom-0 mt-8 flex flex-wrap items-center gap-3 border-t border-line bg-night-2 py-4">
        <button type="submit" className="button button-primary" disabled={isBusy}>
          {copy.save}
        </button>
        <button type="button" className="button" onClick={onReset}>
          {copy.reset}
        </button>
        <p role="status" className="small text-aurora">
          {notice}
        </p>
      </div>
    </form>
  );
}

interface SettingMessages {
  label: string;
  help: string;
}

function messagesOf(copy: SettingsCopy, group: SettingsGroup, setting: string): SettingMessages {
  const messages: Partial<Record<string, SettingMessages>> = copy.groups[group].settings;
  return messages[setting] ?? { label: setting, help: '' };
}

function optionsOf(group: SettingsGroup, setting: string): readonly string[] {
  const all: Partial<Record<string, Partial<Record<string, readonly string[]>>>> = settingChoices;
  return all[group]?.[setting] ?? [];
}

function countryName(language: Language, option: string): string | undefined {
  if (!telephoneCountries.some((each) => each === option)) return undefined;
  return regionName(language, option);
}

/** One setting: a switch for booleans, a select for several values. */
function SettingField({
  name,
  messages: { label, help },
  value,
  options,
  choices,
  onChange,
}: {
  name: string;
  messages: SettingMessages;
  value: boolean | string;
  options: readonly string[];
  choices: SettingsCopy['choices'];
  onChange: (value: boolean | string) => void;
}) {
  const { language } = useVisit();
  if (typeof value === 'boolean')
    return <Switch name={name} label={label} help={help} isOn={value} onChange={onChange} />;
  const names: Partial<Record<string, string>> = choices;
  const nameOf = (option: string) => names[option] ?? countryName(language, option) ?? option;
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
        className="input dropdown mt-1"
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
    </div>
  );
}
