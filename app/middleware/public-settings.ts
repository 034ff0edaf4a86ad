import { createContext } from 'react-router';
import type { Services } from '#app/application/services.ts';
import { publicSettings, type PublicSettings } from '#app/domain/settings/public-settings.ts';
import { defaultSettings } from '#app/domain/settings/site-settings.ts';

const defaultPublicSettings = publicSettings(defaultSettings);

/** Current public settings; defaults at build time. */
export const publicSettingsContext = createContext<PublicSettings>(defaultPublicSettings);

/** Current public settings; defaults at build time, without services. */
export function publicSettingsOf(services: Services | undefined): PublicSettings {
  return services ? services.settings.publicSettings() : defaultPublicSettings;
}

export function isDefaultSettings(settings: PublicSettings): boolean {
  return JSON.stringify(settings) === JSON.stringify(defaultPublicSettings);
}
