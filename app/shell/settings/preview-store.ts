import { readSettings } from '#app/domain/settings/site-settings.ts';
import { createStored } from '#app/ui/stored.ts';

/** Settings that the visitor tries out, stored in this browser only. */
export const previewSettings = createStored('iluma-cockpit', readSettings);
