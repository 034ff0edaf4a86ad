import { useState } from 'react';
import type { ConsentCopy } from '#app/content/consent/shape.ts';
import type { CookiesCopy } from '#app/content/cookies/shape.ts';
import { everything, necessaryOnly, type Settings } from '#app/domain/consent/categories.ts';
import { startingSettings } from '#app/domain/consent/status.ts';
import { useVisit } from '#app/ui/visit.ts';
import { CategoryList } from './category-list.tsx';
import { describeChoice } from './describe-choice.ts';
import { choose } from './choose.ts';
import { showBanner } from '../consent-store.ts';
import { Receipt } from './receipt.tsx';
import { useConsent } from '../use-consent.ts';
import { whyAgain } from './why-again.ts';

/** The choice in force, its receipt, and the controls that change it. Needs scripts, as optional features do. */
export function ChoicePanel({
  copy,
  messages,
}: {
  copy: CookiesCopy['choice'];
  messages: ConsentCopy;
}) {
  const { language } = useVisit();
  const { status } = useConsent();
  const [draft, setDraft] = useState<Settings | null>(null);
  const [outcome, setOutcome] = useState('');
  const settings = draft ?? startingSettings(status);
  const again = whyAgain(messages, status, language);

  function decide(chosen: Settings) {
    setDraft(null);
    setOutcome(choose(chosen) ? copy.saved : copy.notKept);
  }

  const button = (label: string, act: () => void) => (
    <button type="button" className="consent-answer" onClick={act}>
      {label}
    </button>
  );
  return (
    <>
      <p className="lead unscripted">{copy.withoutScripts}</p>
      <div className="scripted grid gap-6">
        <div className="min-h-13">
          <p className="lead text-star">{describeChoice(copy.status, messages, status)}</p>
          {again && <p className="small text-dust">{again}</p>}
        </div>
        <CategoryList messages={messages} settings={settings} onChange={setDraft} />
        <div className="flex flex-wrap gap-3">
          {button(copy.acceptAll, () => decide(everything))}
          {button(copy.withdraw, () => decide(necessaryOnly))}
          {button(copy.save, () => decide(settings))}
          {button(copy.reopen, () => showBanner(true))}
        </div>
        <p role="status" className="small min-h-6 text-aurora">
          {outcome}
        </p>
        <Receipt copy={copy.receipt} status={status} />
      </div>
    </>
  );
}
