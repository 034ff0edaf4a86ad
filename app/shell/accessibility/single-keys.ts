import { initial, storedSettings } from './settings.ts';

/** Whether single keys are shortcuts, by itself: pages that have shortcuts of their own go by it too. */
export const singleKeys = {
  read: () => storedSettings.read()?.keyboardNav !== false,
  write: (isOn: boolean) => {
    storedSettings.write({ ...(storedSettings.read() ?? initial()), keyboardNav: isOn });
  },
  subscribe: storedSettings.subscribe,
};
