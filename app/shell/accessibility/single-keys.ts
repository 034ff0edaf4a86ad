import { initial, storedSettings } from './settings.ts';

/** Whether single keys are shortcuts, in its own module: pages with shortcuts of their own read it too. */
export const singleKeys = {
  read: () => storedSettings.read()?.keyboardNav !== false,
  write: (isOn: boolean) => {
    storedSettings.write({ ...(storedSettings.read() ?? initial()), keyboardNav: isOn });
  },
  subscribe: storedSettings.subscribe,
};
