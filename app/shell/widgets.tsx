import { useState } from 'react';
import type { DebugCopy } from '#app/content/debug/shape.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit, VisitContext } from '#app/ui/visit.ts';
import { AccessibilityTools } from './accessibility/tools.tsx';
import { ChatButton } from './chat/chat-button.tsx';
import { useChatScreens } from './chat/chat-screens.ts';
import { ConsentGate } from './consent/consent-gate.tsx';
import { lazyWidget } from './lazy-widget.tsx';
import type { ShellData } from './shell-data.ts';
import { useFeature } from './system/use-system.ts';

/** The panels opened by a floating button. */
type Panel = 'accessibility' | 'chat';

const DebugPanel = lazyWidget<DebugCopy>('debug', () =>
  import('./system/debug-panel.tsx').then((module) => module.DebugPanel),
);

/** Floating parts of every page: the two round buttons and their panels, the consent banner and the debug panel. */
export function Widgets({
  copy,
  publicSettings,
}: {
  copy: ShellData['copy']['widgets'];
  publicSettings: Pick<ShellData['publicSettings'], 'chatLanguage'>;
}) {
  const [opened, setOpened] = useState<Panel | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const visit = useVisit();
  const chatScreens = useChatScreens();
  const isDebugging = useFeature('debugMode');

  function toggle(panel: Panel) {
    setHasFailed(false);
    setOpened((current) => (current === panel ? null : panel));
  }

  return (
    <>
      <AccessibilityButton
        label={copy.accessibility}
        isOpened={opened === 'accessibility'}
        onClick={() => toggle('accessibility')}
      />
      <AccessibilityTools
        isOpen={opened === 'accessibility'}
        onOpen={() => setOpened('accessibility')}
        onClose={() => setOpened(null)}
        onFailure={() => setHasFailed(true)}
      />
      {chatScreens !== null && (
        <VisitContext value={{ ...visit, language: publicSettings.chatLanguage ?? visit.language }}>
          <ChatButton
            label={copy.chat}
            screens={chatScreens}
            isOpened={opened === 'chat'}
            onOpenedChange={(isOpened) => {
              setHasFailed(false);
              setOpened(isOpened ? 'chat' : null);
            }}
            onFailure={() => setHasFailed(true)}
          />
        </VisitContext>
      )}
      {isDebugging && <DebugPanel onFailure={() => setHasFailed(true)} />}
      <ConsentGate />
      {hasFailed && (
        <p role="alert" className="float-note">
          {copy.failed}
        </p>
      )}
    </>
  );
}

function AccessibilityButton({
  label,
  isOpened,
  onClick,
}: {
  label: string;
  isOpened: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      data-widget="accessibility"
      className="float-button left-0"
      aria-label={label}
      aria-expanded={isOpened}
      onClick={onClick}
    >
      <Icon name="accessibility" />
    </button>
  );
}
