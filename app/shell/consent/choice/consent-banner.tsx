import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ConsentCopy } from '#app/content/consent/shape.ts';
import { everything, necessaryOnly, type Settings } from '#app/domain/consent/categories.ts';
import { noticeId, type Answer } from '#app/domain/consent/notice.ts';
import { startingSettings, type ConsentStatus } from '#app/domain/consent/status.ts';
import { closeBanner } from '../consent-store.ts';
import { useFocus, useRoomFor } from './banner-place.ts';
import { BannerText } from './banner-text.tsx';
import { CategoryList } from './category-list.tsx';
import { choose, forgetExpired } from './choose.ts';

/** The banner; once it is closed, the announcement that the choice was stored. */
export function ConsentBanner({
  messages,
  status,
  isShown: isAsked,
}: {
  messages: ConsentCopy;
  status: ConsentStatus;
  isShown: boolean;
}) {
  const [outcome, setOutcome] = useState('');
  const isExpired = status.kind === 'expired';
  const isValid = status.kind === 'valid';
  const [pressed, setPressed] = useNoticePress();
  const isShown = isAsked || pressed !== null;
  // A press answers once.
  if (pressed && isValid) setPressed(null);

  // Set together with the rendered banner: a notice shown in between would appear beside it.
  useLayoutEffect(() => {
    window.banner = true;
  }, []);
  useEffect(() => {
    if (isExpired) forgetExpired();
  }, [isExpired]);
  useEffect(() => {
    // Answered in another tab.
    if (isValid) document.getElementById(noticeId)?.remove();
  }, [isValid]);

  return (
    <>
      <p role="status" className="sr-only">
        {!isShown && outcome}
      </p>
      {isShown && (
        <Banner messages={messages} status={status} pressed={pressed} onAnswer={setOutcome} />
      )}
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
  pressed,
  onAnswer,
}: {
  messages: ConsentCopy;
  status: ConsentStatus;
  pressed: Answer | null;
  onAnswer: (outcome: string) => void;
}) {
  const id = useId();
  const isReopened = status.kind === 'valid';
  const [isOpen, setIsOpen] = useState(isReopened || pressed === 'customize');
  const [settings, setSettings] = useState(() => startingSettings(status));
  const region = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const returnFocus = useFocus(region, isReopened ? title : null);
  useRoomFor(region);

  function answer(chosen: Settings) {
    returnFocus();
    onAnswer(choose(chosen) ? messages.done : messages.notKept);
  }

  useTakeover(region, () => {
    if (pressed === 'everything') answer(everything);
    if (pressed === 'necessary') answer(necessaryOnly);
  });

  function close() {
    returnFocus();
    closeBanner();
  }

  return (
    <section ref={region} aria-labelledby={`${id}title`} className="consent-banner">
      <div className="consent-grid measure">
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

/**
 * The button pressed in the notice that app/inline/show-notice.ts shows and the banner replaces. Read at once: a banner
 * that is due removes the notice.
 */
function useNoticePress() {
  const [pressed, setPressed] = useState(readPress);
  useEffect(() => {
    const notice = document.getElementById(noticeId);
    const read = () => setPressed(readPress());
    notice?.addEventListener('click', read);
    return () => notice?.removeEventListener('click', read);
  }, []);
  return [pressed, setPressed] as const;
}

const readPress = (): Answer | null =>
  (document.getElementById(noticeId)?.dataset.pressed as Answer | undefined) ?? null;

/** Replaces the notice: takes over its focus before the next paint, and its press once the banner is mounted. */
function useTakeover(region: React.RefObject<HTMLElement | null>, act: () => void): void {
  const actOnce = useEffectEvent(act);
  useLayoutEffect(() => {
    const notice = document.getElementById(noticeId);
    const focused = document.activeElement;
    const isHeld = notice?.contains(focused) && focused instanceof HTMLButtonElement;
    if (isHeld) region.current?.querySelector<HTMLElement>(`[value=${focused.value}]`)?.focus();
    notice?.remove();
  }, [region]);
  useEffect(() => actOnce(), []);
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
      <button
        type="button"
        value={'everything' satisfies Answer}
        className="consent-answer"
        onClick={() => onAnswer(everything)}
      >
        {messages.acceptAll}
      </button>
      <button
        type="button"
        value={'necessary' satisfies Answer}
        className="consent-answer"
        onClick={() => onAnswer(necessaryOnly)}
      >
        {messages.necessaryOnly}
      </button>
      <button
        type="button"
        value={'customize' satisfies Answer}
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
