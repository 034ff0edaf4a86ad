import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { AccessibilityPanelCopy } from '#app/content/accessibility-panel/shape.ts';
import { voiceFor } from '#app/domain/accessibility/read-aloud.ts';
import { locales } from '#app/i18n/languages.ts';
import { useVisit } from '#app/ui/visit.ts';
import { ReaderBar } from './reader-bar.tsx';

/** Time the browser gets to list its voices, in milliseconds; browsers without voices never answer. */
const voicesTimeout = 2000;

/** Reads the page aloud in its language, or states why it cannot. */
export function VoiceReader({
  messages: { reader: messages },
}: {
  messages: AccessibilityPanelCopy;
}) {
  const { language } = useVisit();
  const { pathname } = useLocation();
  const voices = useVoices();
  if (voices === 'waiting') return null;
  const voice = voices === 'unavailable' ? null : voiceFor(voices, locales[language]);
  if (voice) return <ReaderBar key={pathname} messages={messages} voice={voice} />;
  const reason =
    voices === 'unavailable'
      ? messages.unavailable
      : voices.length === 0
        ? messages.noVoice
        : messages.otherVoice;
  return (
    <section className="reader-bar" aria-label={messages.title}>
      <p role="status" className="small max-w-96">
        {reason}
      </p>
    </section>
  );
}

/** The device's voices, which browsers load after the first request. */
function useVoices(): readonly SpeechSynthesisVoice[] | 'waiting' | 'unavailable' {
  const [voices, setVoices] = useState<ReturnType<typeof useVoices>>('waiting');
  useEffect(() => {
    const speech = 'speechSynthesis' in window ? window.speechSynthesis : null;
    const list = (isLast: boolean) => {
      const found = speech?.getVoices() ?? [];
      if (found.length > 0 || isLast) setVoices(speech ? found : 'unavailable');
    };
    const onChange = () => list(false);
    // Some browsers list them only for a listener, some only after several attempts.
    speech?.addEventListener('voiceschanged', onChange);
    list(!speech);
    const timer = window.setTimeout(() => list(true), voicesTimeout);
    return () => {
      window.clearTimeout(timer);
      speech?.removeEventListener('voiceschanged', onChange);
    };
  }, []);
  return voices;
}
