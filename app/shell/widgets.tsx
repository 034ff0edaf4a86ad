import { useEffect, useState } from 'react';
import type { DebugCopy } from '#app/content/debug/shape.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit, VisitContext } from '#app/ui/visit.ts';
import { AccessibilityTools } from './accessibility/tools.tsx';
import { ChatButton } from './chat/chat-button.tsx';
import { ConsentGate } from './consent/consent-gate.tsx';
import { repeatEarlierPress } from './earlier-press.ts';
import { lazyWidget } from './lazy-widget.tsx';
import type { ShellData } from './shell-data.ts';
import { useFeature } from './system/use-system.ts';

/** The panels that a floating button opens. */
type Panel = 'accessibility' | 'chat';

const DebugPanel = lazyWidget<DebugCopy>('debug', () =>
  import('./system/debug-panel.tsx').then((module) => module.DebugPanel),
);

/** What floats over every page: the two round buttons and what they open, the consent banner and the debug panel. */
export function Widgets({
  copy,
  face,
}: {
  copy: ShellData['copy']['widgets'];
  face: Pick<ShellData['face'], 'chat' | 'chatLanguage'>;
}) {
  const [opened, setOpened] = useState<Panel | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const visit = useVisit();
  const hasChat = useFeature('chatbotEnabled') && face.chat !== 'nowhere';
  const isDebugging = useFeature('debugMode');

  useEffect(repeatEarlierPress, []);

  function toggle(panel: Panel) {
    setHasFailed(false);
    setOpened((current) => (current === panel ? null : panel));
  }

  return (
    <>
      <button
        type="button"
        data-widget="accessibility"
        className="float-button left-0"
        aria-label={copy.accessibility}
        aria-expanded={opened === 'accessibility'}
        onClick={() => toggle('accessibility')}
      >
        <Icon name="accessibility" />
      </button>
      <AccessibilityTools
        isOpen={opened === 'accessibility'}
        onOpen={() => setOpened('accessibility')}
        onClose={() => setOpened(null)}
        onFailure={() => setHasFailed(true)}
      />
      {hasChat && (
        <VisitContext value={{ ...visit, language: face.chatLanguage ?? visit.language }}>
          <ChatButton
            label={copy.chat}
            screens={face.chat}
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
