import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isHandOver } from '#app/domain/chat/hand-over.ts';
import type { Conversation } from './chat/hand-over.ts';
import { useConsent } from './consent/use-consent.ts';

interface GoesAlong {
  /** Null while the visitor has said nothing to the assistant. */
  conversation: Conversation | null;
  /** Hidden fields for the form: the campaign's parameters and the consent that allows them; none without it. */
  campaign: readonly (readonly [name: string, value: string])[];
}

/** What a message can take along from this visit. Most visitors have nothing, and fetch no code for it. */
export function useGoesAlong(): GoesAlong {
  const { isGranted } = useConsent();
  const [query] = useSearchParams();
  const isWanted = isHandOver(query);
  const [conversation, setConversation] = useState<Conversation | null>(null);
  const [campaign, setCampaign] = useState<GoesAlong['campaign']>([]);

  useEffect(() => {
    if (!isKept('iluma-chat')) return;
    void import('./chat/hand-over.ts').then(({ conversationToHandOver }) =>
      setConversation(conversationToHandOver(isWanted)),
    );
  }, [isWanted]);

  useEffect(() => {
    if (!isGranted('marketing')) return;
    void import('./consent/campaign.ts').then(({ campaignToTakeAlong }) =>
      setCampaign(campaignToTakeAlong()),
    );
  }, [isGranted]);

  return { conversation, campaign: isGranted('marketing') ? campaign : [] };
}

function isKept(key: string): boolean {
  try {
    return key in sessionStorage;
  } catch {
    return false;
  }
}
