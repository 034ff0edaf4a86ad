import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AccessibilityPanelCopy } from '#app/content/accessibility-panel/shape.ts';
import { fill } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { blockAt, blocksOf, sectionsOf, type Block } from './blocks.ts';
import { pickBlocks } from './pick-blocks.ts';
import { createSpeaker, type Speaker, type Speaking } from './speaker.ts';

/** The controls of the voice, and the way to choose what it reads. */
export function ReaderBar({
  words,
  voice,
}: {
  words: AccessibilityPanelCopy['reader'];
  voice: SpeechSynthesisVoice;
}) {
  const [blocks, setBlocks] = useState<readonly Block[]>([]);
  const [{ status, at }, setSpeaking] = useState<Speaking>({ status: 'silent', at: null });
  const [section, setSection] = useState(-1);
  const [isPicking, setIsPicking] = useState(false);
  const speaker = useRef<Speaker>(null);

  // The page is read anew each time: what it shows may have changed since.
  function look(): readonly Block[] {
    const main = document.getElementById('content');
    const found = main ? blocksOf(main) : [];
    setBlocks(found);
    return found;
  }
  function read(from: number, to: number, among = look()) {
    speaker.current?.stop();
    speaker.current = createSpeaker(window.speechSynthesis, voice, among, setSpeaking);
    speaker.current.read(from, to);
  }

  const start = useEffectEvent(() => {
    look();
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the page it reads is there only now
    start();
    const silence = () => speaker.current?.stop();
    window.addEventListener('pagehide', silence);
    return () => {
      window.removeEventListener('pagehide', silence);
      silence();
    };
  }, []);

  const pick = useEffectEvent((target: Element) => {
    const among = look();
    const chosen = blockAt(among, target);
    if (chosen >= 0) read(chosen, chosen + 1, among);
  });
  useEffect(() => {
    if (!isPicking) return;
    return pickBlocks({ onPick: (target) => pick(target), onEnd: () => setIsPicking(false) });
  }, [isPicking]);

  const sections = sectionsOf(blocks);
  const step = (by: number) => {
    const next = Math.min(blocks.length - 1, Math.max(0, (at ?? -by) + by));
    read(next, next + 1);
  };
  function play() {
    if (status === 'speaking') speaker.current?.pause();
    else if (status === 'paused') speaker.current?.resume();
    else {
      const chosen = sections[section];
      read(chosen?.from ?? 0, chosen?.to ?? blocks.length);
    }
  }
  const playName = { silent: words.play, speaking: words.pause, paused: words.resume }[status];
  return (
    <section className="reader-bar" aria-label={words.title}>
      <div className="flex flex-wrap items-center gap-2">
        <button
          type="button"
          className="reader-button"
          aria-label={words.previous}
          onClick={() => step(-1)}
        >
          <Icon name="chevron-left" className="icon size-5" />
        </button>
        <button type="button" className="reader-button" aria-label={playName} onClick={play}>
          <Icon name={status === 'speaking' ? 'pause' : 'play'} className="icon size-5" />
        </button>
        <button
          type="button"
          className="reader-button"
          aria-label={words.stop}
          aria-disabled={status === 'silent'}
          onClick={() => speaker.current?.stop()}
        >
          <Icon name="square" className="icon size-4" />
        </button>
        <button
          type="button"
          className="reader-button"
          aria-label={words.next}
          onClick={() => step(1)}
        >
          <Icon name="chevron-right" className="icon size-5" />
        </button>
        <button
          type="button"
          className="reader-button"
          aria-label={words.pick}
          aria-pressed={isPicking}
          onClick={() => setIsPicking(!isPicking)}
        >
          <Icon name="crosshair" className="icon size-5" />
        </button>
        <select
          className="input small w-44 grow"
          aria-label={words.section}
          value={section}
          onChange={(event) => setSection(Number(event.target.value))}
        >
          <option value={-1}>{words.wholePage}</option>
          {sections.map(({ title, from }, index) => (
            <option key={from} value={index}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <p className="mt-2 text-xs text-dust">
        {isPicking
          ? words.picking
          : status === 'silent' || at === null
            ? words.ready
            : fill(words.position, { at: String(at + 1), count: String(blocks.length) })}
      </p>
    </section>
  );
}
