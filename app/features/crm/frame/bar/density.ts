import { createStored } from '#app/ui/stored.ts';

export const densities = ['normal', 'compact'] as const;

export type Density = (typeof densities)[number];

/** Density of the CRM's lists in this browser; the heights are in workspace.css. */
export const storedDensity = createStored<Density>(
  'iluma-crm-density',
  (json) => densities.find((each) => each === json) ?? 'normal',
);
