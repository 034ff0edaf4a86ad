import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react';
import type { AccessibilityPanelCopy } from '#app/content/accessibility-panel/shape.ts';
import { fill } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { blockAt, blocksOf, sectionsOf, type Block } from './blocks.ts';
import { pickBlocks } from './pick-blocks.ts';
import { createSpeaker, type Speaker, type Speaking } from './speaker.ts';

/** Controls of the voice reader, and a picker for the block to read. */
export function ReaderBar({
  messages,
  voice,
}: {
  messages: AccessibilityPanelCopy['reader'];
  voice: SpeechSynthesisVoice;
}) {
  const { blocks, speaking, look, read, stop, toggle } = useReader(voice);
  const { status, at } = speaking;
  const [section, setSection] = useState(-1);
  const [isPicking, setIsPicking] = usePicking((target) => {
    const among = look();
    const chosen = blockAt(among, target);
    if (chosen >= 0) read(chosen, chosen + 1, among);
  });

  const sections = sectionsOf(blocks);
  const step = (by: number) => {
    const next = Math.min(blocks.length - 1, Math.max(0, (at ?? -by) + by));
    read(next, next + 1);
  };
  return (
    <section className="reader-bar" aria-label={messages.title}>
      <div className="flex flex-wrap items-center gap-2">
        <ReaderButton label={messages.previous} icon="chevron-left" onClick={() => step(-1)} />
        <PlayButtons
          messages={messages}
          status={status}
          onToggle={() => toggle(sections[section])}
          onStop={stop}
        />
        <ReaderButton label={messages.next} icon="chevron-right" onClick={() => step(1)} />
        <ReaderButton
          label={messages.pick}
          icon="crosshair"
          aria-pressed={isPicking}
          onClick={() => setIsPicking(!isPicking)}
        />
        <SectionSelect
          messages={messages}
          sections={sections}
          value={section}
          onChange={setSection}
        />
      </div>
      <p className="mt-2 text-xs text-dust">
        {isPicking
          ? messages.picking
          : status === 'silent' || at === null
            ? messages.ready
            : fill(messages.position, { at: String(at + 1), count: String(blocks.length) })}
      </p>
    </section>
  );
}

/** The page's blocks and the voice that reads them; stops when the page is left. */
function useReader(voice: SpeechSynthesisVoice) {
  const [blocks, setBlocks] = useState<readonly Block[]>([]);
  const [speaking, setSpeaking] = useState<Speaking>({ status: 'silent', at: null });
  const speaker = useRef<Speaker>(null);

  // Collect the blocks anew each time: the page may have changed since.
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
  const stop = () => speaker.current?.stop();
  /** Pauses or resumes; starts with the section, or with the whole page, when silent. */
  function toggle(section: { from: number; to: number } | undefined) {
    if (speaking.status === 'speaking') speaker.current?.pause();
    else if (speaking.status === 'paused') speaker.current?.resume();
    else read(section?.from ?? 0, section?.to ?? blocks.length);
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

  return { blocks, speaking, look, read, stop, toggle };
}

/** State of the block picker, and a function that starts or stops it. */
function usePicking(onPick: (target: Element) => void) {
  const [isPicking, setIsPicking] = useState(false);
  const pick = useEffectEvent(onPick);
  useEffect(() => {
    if (!isPicking) return;
    return pickBlocks({ onPick: (target) => pick(target), onEnd: () => setIsPicking(false) });
  }, [isPicking]);
  return [isPicking, setIsPicking] as const;
}

function PlayButtons({
  messages,
  status,
  onToggle,
  onStop,
}: {
  messages: AccessibilityPanelCopy['reader'];
  status: Speaking['status'];
  onToggle: () => void;
  onStop: () => void;
}) {
  const { play, pause, resume } = messages;
  return (
    <>
      <ReaderButton
        label={{ silent: play, speaking: pause, paused: resume }[status]}
        icon={status === 'speaking' ? 'pause' : 'play'}
        onClick={onToggle}
      />
      <ReaderButton
        label={messages.stop}
        icon="square"
        iconClass="icon size-4"
        aria-disabled={status === 'silent'}
        onClick={onStop}
      />
    </>
  );
}

function ReaderButton({
  label,
  icon,
  iconClass = 'icon size-5',
  ...button
}: {
  label: string;
  icon: ComponentProps<typeof Icon>['name'];
  iconClass?: string;
} & Pick<ComponentProps<'button'>, 'onClick' | 'aria-disabled' | 'aria-pressed'>) {
  return (
    <button type="button" className="reader-button" aria-label={label} {...button}>
      <Icon name={icon} className={iconClass} />
    </button>
  );
}

function SectionSelect({
  messages,
  sections,
  value,
  onChange,
}: {
  messages: AccessibilityPanelCopy['reader'];
  sections: ReturnType<typeof sectionsOf>;
  value: number;
  onChange: (section: number) => void;
}) {
  return (
    <select
      className="input dropdown small w-44 grow"
      aria-label={messages.section}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      <option value={-1}>{messages.wholePage}</option>
      {sections.map(({ title, from }, index) => (
        <option key={from} value={index}>
          {title}
        </option>
      ))}
    </select>
  );
}
