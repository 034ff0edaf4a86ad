import { useState } from 'react';
import type { ConsentCopy } from '#app/content/consent/shape.ts';
import type { CookiesCopy } from '#app/content/cookies/shape.ts';
import {
  everything,
  necessaryOnly,
  type Settings,
  categories,
  categoryIds,
} from '#app/domain/consent/categories.ts';
import { startingSettings, type ConsentStatus } from '#app/domain/consent/status.ts';
import { fill } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { reopenBanner } from '../consent-store.ts';
import { useConsent } from '../use-consent.ts';
import { CategoryList } from './category-list.tsx';
import { choose } from './choose.ts';
import { Receipt } from './receipt.tsx';
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
      {/* Live: only React knows the choice. */}
      <div data-live className="scripted grid gap-6">
        <div className="min-h-13">
          <p className="lead text-star">{describeChoice(copy.status, messages, status)}</p>
          {again && <p className="small text-dust">{again}</p>}
        </div>
        <CategoryList messages={messages} settings={settings} onChange={setDraft} />
        <div className="flex flex-wrap gap-3">
          {button(copy.acceptAll, () => decide(everything))}
          {button(copy.withdraw, () => decide(necessaryOnly))}
          {button(copy.save, () => decide(settings))}
          {button(copy.reopen, reopenBanner)}
        </div>
        <p role="status" className="small min-h-6 text-aurora">
          {outcome}
        </p>
        <Receipt copy={copy.receipt} status={status} />
      </div>
    </>
  );
}

/** The choice in force, in a sentence. */
function describeChoice(
  copy: CookiesCopy['choice']['status'],
  messages: ConsentCopy,
  status: ConsentStatus,
): string {
  if (status.kind === 'unknown') return '';
  if (status.kind === 'none') return copy.none;
  if (status.kind !== 'valid') return copy.lapsed;
  const optional = categoryIds.filter((id) => !categories[id].isLocked);
  const granted = optional.filter((id) => status.record.settings[id]);
  if (granted.length === 0) return copy.refused;
  if (granted.length === optional.length) return copy.accepted;
  const names = granted.map((id) => messages.categories[id].name);
  return fill(copy.some, { categories: names.join(', ') });
}
