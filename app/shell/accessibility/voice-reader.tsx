import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { AccessibilityPanelCopy } from '#app/content/accessibility-panel/shape.ts';
import { voiceFor } from '#app/domain/reading.ts';
import { locales } from '#app/i18n/languages.ts';
import { useVisit } from '#app/ui/visit.ts';
import { ReaderBar } from './reader-bar.tsx';

/** How long the browser may take to list its voices, in milliseconds; those without any never say so. */
const voicesTimeout = 2000;

/** Reads the page aloud in its language, or says in words why it cannot. */
export function VoiceReader({ words: { reader: words } }: { words: AccessibilityPanelCopy }) {
  const { language } = useVisit();
  const { pathname } = useLocation();
  const voices = useVoices();
  if (voices === 'waiting') return null;
  const voice = voices === 'unavailable' ? null : voiceFor(voices, locales[language]);
  if (voice) return <ReaderBar key={pathname} words={words} voice={voice} />;
  const reason =
    voices === 'unavailable'
      ? words.unavailable
      : voices.length === 0
        ? words.noVoice
        : words.otherVoice;
  return (
    <section className="reader-bar" aria-label={words.title}>
      <p role="status" className="small max-w-96">
        {reason}
      </p>
    </section>
  );
}

/** The device's voices, which browsers list a while after they were first asked. */
function useVoices(): readonly SpeechSynthesisVoice[] | 'waiting' | 'unavailable' {
  const [voices, setVoices] = useState<ReturnType<typeof useVoices>>('waiting');
  useEffect(() => {
    const speech = 'speechSynthesis' in window ? window.speechSynthesis : null;
    const list = (isLast: boolean) => {
      const found = speech?.getVoices() ?? [];
      if (found.length > 0 || isLast) setVoices(speech ? found : 'unavailable');
    };
    const onChange = () => list(false);
    // Some only list them for a listener, some only by and by.
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
