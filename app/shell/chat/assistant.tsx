import { useEffect, useMemo, useState } from 'react';
import type { ChatCopy } from '#app/content/chat/shape.ts';
import type { Language } from '#app/i18n/languages.ts';
import { useStored } from '#app/ui/stored.ts';
import { useVisit, VisitContext } from '#app/ui/visit.ts';
import { keptCockpit } from '../cockpit/cockpit-store.ts';
import { wordsOf } from '../words.ts';
import { Chat, type ChatProps } from './chat.tsx';

interface Spoken {
  /** What was asked for; what is spoken may be another when its words did not come. */
  wanted: Language;
  language: Language;
  words: ChatCopy;
}

/** The assistant in the page's language, or in the one that the cockpit imposes on this screen. Links stay the page's. */
export function Assistant({ words, ...props }: ChatProps) {
  const visit = useVisit();
  const { forceLanguage } = useStored(keptCockpit).chatbot;
  const wanted = forceLanguage === 'auto' ? visit.language : forceLanguage;
  const [imposed, setImposed] = useState<Spoken | null>(null);

  useEffect(() => {
    if (wanted === visit.language) return;
    let isWanted = true;
    void wordsOf<ChatCopy>(wanted, 'chat')
      .then((own) => ({ wanted, language: wanted, words: own }))
      .catch(() => ({ wanted, language: visit.language, words }))
      .then((spoken) => isWanted && setImposed(spoken));
    return () => {
      isWanted = false;
    };
  }, [wanted, visit.language, words]);

  const spoken = wanted === visit.language ? { wanted, language: wanted, words } : imposed;
  const language = spoken?.language ?? visit.language;
  const spokenVisit = useMemo(() => ({ ...visit, language }), [visit, language]);
  if (spoken?.wanted !== wanted) return null;
  return (
    <VisitContext value={spokenVisit}>
      <Chat {...props} words={spoken.words} />
    </VisitContext>
  );
}
