import type { PublicSettings } from '#app/domain/settings/public-settings.ts';
import { useFeature } from '../system/use-system.ts';
import { useShell } from '../visit-provider.tsx';

/** By style sheets, because one cached page serves every screen. */
const only = {
  everywhere: '',
  phones: 'lg:hidden',
  computers: 'max-lg:hidden',
  nowhere: null,
} as const satisfies Record<PublicSettings['chat'], string | null>;

/** The class of what opens the assistant, by the screens it is offered on; null where it is not offered. */
export function useChatScreens(): string | null {
  const isOn = useFeature('chatbotEnabled');
  const screens = useShell()?.publicSettings.chat ?? 'nowhere';
  return isOn ? only[screens] : null;
}
