import { useEffect, useMemo, useState } from 'react';
import type { ChatCopy } from '#app/content/chat/shape.ts';
import type { Language } from '#app/i18n/languages.ts';
import { previewSettings } from '#app/shell/settings/preview-store.ts';
import { useStored } from '#app/ui/stored.ts';
import { useVisit, VisitContext } from '#app/ui/visit.ts';
import { loadMessages } from '../messages.ts';
import { Chat, type ChatProps } from './chat.tsx';

interface Spoken {
  /** The requested language; the displayed one differs when its messages failed to load. */
  wanted: Language;
  language: Language;
  copy: ChatCopy;
}

/**
 * The assistant in the page's language, or in the one that the site settings impose on this screen. Links keep the
 * page's.
 */
export function Assistant({
  messages,
  ...props
}: Omit<ChatProps, 'copy'> & { messages: ChatCopy }) {
  const visit = useVisit();
  const { forceLanguage } = useStored(previewSettings).chatbot;
  const wanted = forceLanguage === 'auto' ? visit.language : forceLanguage;
  const [imposed, setImposed] = useState<Spoken | null>(null);

  useEffect(() => {
    if (wanted === visit.language) return;
    let isWanted = true;
    void loadMessages<ChatCopy>(wanted, 'chat')
      .then((own) => ({ wanted, language: wanted, copy: own }))
      .catch(() => ({ wanted, language: visit.language, copy: messages }))
      .then((spoken) => isWanted && setImposed(spoken));
    return () => {
      isWanted = false;
    };
  }, [wanted, visit.language, messages]);

  const spoken = wanted === visit.language ? { wanted, language: wanted, copy: messages } : imposed;
  const language = spoken?.language ?? visit.language;
  const spokenVisit = useMemo(() => ({ ...visit, language }), [visit, language]);
  if (spoken?.wanted !== wanted) return null;
  return (
    <VisitContext value={spokenVisit}>
      <Chat {...props} copy={spoken.copy} />
    </VisitContext>
  );
}
