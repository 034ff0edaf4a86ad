import type { ContrastSetting } from '#app/domain/accessibility/settings.ts';
import { initial, storedSettings } from './settings.ts';

/** The colours, for screens that follow the system's light or dark ones until somebody chooses. */
export const theme = {
  read: (): ContrastSetting => storedSettings.read()?.contrast ?? 'system',
  write: (contrast: ContrastSetting) => {
    storedSettings.write({ ...(storedSettings.read() ?? initial()), contrast });
  },
  subscribe: storedSettings.subscribe,
};
