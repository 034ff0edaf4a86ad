import type { ReactNode } from 'react';
import type { AccessibilityPanelCopy } from '#app/content/accessibility-panel/shape.ts';
import { switches, type AccessibilitySettings } from '#app/domain/accessibility/settings.ts';
import { Icon } from '#app/ui/icon.tsx';

export function SettingSwitches({
  messages,
  settings,
  onChange,
  onShortcuts,
}: {
  messages: AccessibilityPanelCopy;
  settings: AccessibilitySettings;
  onChange: (settings: AccessibilitySettings) => void;
  onShortcuts: () => void;
}) {
  return (
    <ul>
      {switches.map((name) => (
        <SettingSwitch
          key={name}
          name={name}
          copy={messages.switches[name]}
          isOn={settings[name]}
          onChange={(isOn) => onChange({ ...settings, [name]: isOn })}
        >
          {name === 'keyboardNav' && settings.keyboardNav && (
            <button type="button" className="button small mt-3" onClick={onShortcuts}>
              <Icon name="keyboard" className="icon size-5" />
              {messages.showShortcuts}
            </button>
          )}
        </SettingSwitch>
      ))}
    </ul>
  );
}

function SettingSwitch({
  name,
  copy: { label, help },
  isOn,
  onChange,
  children,
}: {
  name: string;
  copy: { label: string; help: string };
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}) {
  return (
    <li className="border-t border-line py-3">
      <label className="flex min-h-11 items-center justify-between gap-4 font-medium">
        {label}
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- `checked` carries the state
          role="switch"
          className="switch"
          checked={isOn}
          aria-describedby={`${name}-help`}
          onChange={(event) => onChange(event.target.checked)}
        />
      </label>
      <p id={`${name}-help`} className="text-xs text-dust">
        {help}
      </p>
      {children}
    </li>
  );
}
