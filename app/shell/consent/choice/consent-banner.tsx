import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ConsentCopy } from '#app/content/consent/shape.ts';
import { everything, necessaryOnly, type Settings } from '#app/domain/consent/categories.ts';
import { startingSettings, type ConsentStatus } from '#app/domain/consent/status.ts';
import { useVisit } from '#app/ui/visit.ts';
import { CategoryList } from './category-list.tsx';
import { choose, forgetExpired } from './choose.ts';
import { showBanner } from '../consent-store.ts';
import { useFocus, useRoomFor } from './banner-place.ts';
import { whyAgain } from './why-again.ts';

/** The banner; once it is closed, the announcement that the choice was stored. */
export function ConsentBanner({
  messages,
  status,
  isShown,
}: {
  messages: ConsentCopy;
  status: ConsentStatus;
  isShown: boolean;
}) {
  const [outcome, setOutcome] = useState('');
  const isExpired = status.kind === 'expired';

  useEffect(() => {
    if (isExpired) forgetExpired();
  }, [isExpired]);

  return (
    <>
      <p role="status" className="sr-only">
        {!isShown && outcome}
      </p>
      {isShown && <Banner messages={messages} status={status} onAnswer={setOutcome} />}
    </>
  );
}

/**
 * A part of the page, not a dialog: everything else stays usable. Its four buttons have one size and one look, so that
 * refusing is as easy as accepting.
 */
function Banner({
  messages,
  status,
  onAnswer,
}: {
  messages: ConsentCopy;
  status: ConsentStatus;
  onAnswer: (outcome: string) => void;
}) {
  const id = useId();
  const isReopened = status.kind === 'valid';
  const [isOpen, setIsOpen] = useState(isReopened);
  const [settings, setSettings] = useState(() => startingSettings(status));
  const region = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const returnFocus = useFocus(region, isReopened ? title : null);
  useRoomFor(region);

  function answer(chosen: Settings) {
    returnFocus();
    onAnswer(choose(chosen) ? messages.done : messages.notKept);
  }

  function close() {
    returnFocus();
    showBanner(false);
  }

  return (
    <section ref={region} aria-labelledby={`${id}title`} className="consent-banner">
      <div className="measure grid gap-x-12 gap-y-4 py-5 lg:grid-cols-[minmax(18rem,1fr)_auto] lg:items-center">
        <BannerText messages={messages} status={status} title={title} id={`${id}title`} />
        <AnswerButtons
          messages={messages}
          listId={`${id}list`}
          isOpen={isOpen}
          onOpen={setIsOpen}
          onAnswer={answer}
        />
        {isOpen && (
          <div id={`${id}list`} className="grid gap-4 lg:col-span-2">
            <CategoryList messages={messages} settings={settings} onChange={setSettings} />
            <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-3">
              {isReopened && (
                <button type="button" className="text-link" onClick={close}>
                  {messages.close}
                </button>
              )}
              <button type="button" className="consent-answer" onClick={() => answer(settings)}>
                {messages.save}
              </button>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

function AnswerButtons({
  messages,
  listId,
  isOpen,
  onOpen,
  onAnswer,
}: {
  messages: ConsentCopy;
  /** Element id of the list of categories. */
  listId: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onAnswer: (chosen: Settings) => void;
}) {
  return (
    <div className="flex flex-wrap gap-3">
      <button type="button" className="consent-answer" onClick={() => onAnswer(everything)}>
        {messages.acceptAll}
      </button>
      <button type="button" className="consent-answer" onClick={() => onAnswer(necessaryOnly)}>
        {messages.necessaryOnly}
      </button>
      <button
        type="button"
        className="consent-answer"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => onOpen(!isOpen)}
      >
        {messages.customize}
      </button>
    </div>
  );
}

function BannerText({
  messages,
  status,
  title,
  id,
}: {
  messages: ConsentCopy;
  status: ConsentStatus;
  title: React.RefObject<HTMLHeadingElement | null>;
  id: string;
}) {
  const { address, language } = useVisit();
  const again = whyAgain(messages, status, language);
  return (
    <div className="space-y-2">
      <h2 ref={title} id={id} tabIndex={-1} className="heading outline-none">
        {messages.title}
      </h2>
      <div className="small text-dust">
        {messages.text.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <Link to={address('/cookies')} className="text-link text-star">
          {messages.details}
        </Link>
      </div>
      {again && <p className="small">{again}</p>}
      {hasPrivacyControl() && <p className="small text-aurora">{messages.privacyControl}</p>}
    </div>
  );
}

declare global {
  interface Navigator {
    /** Whether the visitor's browser asks not to be tracked (w3.org/TR/gpc). Not every browser knows it. */
    readonly globalPrivacyControl?: boolean;
  }
}

function hasPrivacyControl(): boolean {
  return navigator.globalPrivacyControl === true;
}
