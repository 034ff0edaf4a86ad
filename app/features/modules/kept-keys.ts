import { toolStorage } from '#app/ui/stored.ts';

/** Keys of the tools whose results a module shows. */
const keptKeys = [
  'iluma-ila',
  'iluma-ila-dashboard',
  'iluma-ilumatch',
  'iluma-adluma-scenarios',
] as const;

export type KeptKey = (typeof keptKeys)[number];

/** Whether any of the tools has stored something, so that the code that reads it is worth loading. */
export function hasKeptResults(): boolean {
  try {
    return keptKeys.some((key) => toolStorage().getItem(key) !== null);
  } catch {
    return false;
  }
}
