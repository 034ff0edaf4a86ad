import { readSettings } from '#app/domain/settings/site-settings.ts';
import { createStored } from '#app/ui/stored.ts';

/** Settings that the visitor is trying out, stored only in this browser. */
export const previewSettings = createStored('iluma-cockpit', readSettings);
