import { readCockpit } from '#app/domain/cockpit.ts';
import { createStored } from '#app/ui/stored.ts';

/** The settings that this visitor tried out and kept, in this browser only. */
export const keptCockpit = createStored('iluma-cockpit', readCockpit);
