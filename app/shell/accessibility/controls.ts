import type { ContrastSetting } from '#app/domain/accessibility/settings.ts';
import { initial, storedSettings } from './settings.ts';

// For screens with a frame of their own, which hides the site's button.

/** Opens the panel by the site's floating button. */
export function openAccessibility(): void {
  document.querySelector<HTMLElement>('.float-button[data-widget="accessibility"]')?.click();
}

/** Whether single keys are shortcuts. */
export const singleKeys = {
  read: () => storedSettings.read()?.keyboardNav !== false,
  write: (isOn: boolean) => {
    storedSettings.write({ ...(storedSettings.read() ?? initial()), keyboardNav: isOn });
  },
  subscribe: storedSettings.subscribe,
};

/** The colours; they follow the system's preference until the visitor chooses. */
export const theme = {
  read: (): ContrastSetting => storedSettings.read()?.contrast ?? 'system',
  write: (contrast: ContrastSetting) => {
    storedSettings.write({ ...(storedSettings.read() ?? initial()), contrast });
  },
  subscribe: storedSettings.subscribe,
};
