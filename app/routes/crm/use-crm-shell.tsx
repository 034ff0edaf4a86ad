import type { Shell } from '#app/features/crm/frame/shell.ts';
import { openAccessibility, singleKeys, theme } from '#app/shell/accessibility/controls.ts';
import { LanguageSwitcher } from '#app/shell/navigation/language-switcher.tsx';
import { useShell } from '#app/shell/visit-provider.tsx';

/** The parts of the site's shell that the CRM's own frame shows. */
export function useCrmShell(): Shell {
  const shell = useShell();
  return {
    accessibility: { label: shell?.copy.widgets.accessibility ?? '', open: openAccessibility },
    languages: shell && (
      <LanguageSwitcher copy={shell.copy.language} open={shell.publicSettings.languages} />
    ),
    keys: singleKeys,
    theme,
  };
}
