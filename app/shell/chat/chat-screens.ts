import type { PublicSettings } from '#app/domain/settings/public-settings.ts';
import { useFeature } from '../system/use-system.ts';
import { useShell } from '../visit-provider.tsx';

/** By style sheets, since one cached page serves every screen. */
const only = {
  everywhere: '',
  phones: 'lg:hidden',
  computers: 'max-lg:hidden',
  nowhere: null,
} as const satisfies Record<PublicSettings['chat'], string | null>;

/** The class of elements that open the assistant, by the screens that offer it; null if none does. */
export function useChatScreens(): string | null {
  const isOn = useFeature('chatbotEnabled');
  const screens = useShell()?.publicSettings.chat ?? 'nowhere';
  return isOn ? only[screens] : null;
}
