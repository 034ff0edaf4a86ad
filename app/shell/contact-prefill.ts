import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isHandoff } from '#app/domain/chat/chat-handoff.ts';
import type { Conversation } from './chat/chat-handoff.ts';
import { useConsent } from './consent/use-consent.ts';

interface ContactPrefill {
  /** Null before the visitor's first message to the assistant. */
  conversation: Conversation | null;
  /** Hidden fields for the form: the campaign's parameters and the consent that allows them; none without it. */
  campaign: readonly (readonly [name: string, value: string])[];
}

/** Data of this visit that a message can attach. The code is loaded only if there is some. */
export function useContactPrefill(): ContactPrefill {
  const { isGranted } = useConsent();
  const [query] = useSearchParams();
  const isWanted = isHandoff(query);
  const [conversation, setConversation] = useState<Conversation | null>(null);
  const [campaign, setCampaign] = useState<ContactPrefill['campaign']>([]);

  useEffect(() => {
    if (!isKept('iluma-chat')) return;
    void import('./chat/chat-handoff.ts').then(({ conversationForHandoff }) =>
      setConversation(conversationForHandoff(isWanted)),
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
