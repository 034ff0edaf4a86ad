import { stretchesOf, wordAt } from '#app/domain/accessibility/read-aloud.ts';
import { rangeIn, type Block } from './blocks.ts';

export interface Speaking {
  status: 'silent' | 'speaking' | 'paused';
  /** Index of the block being read, or read last. */
  at: number | null;
}

export interface Speaker {
  /** Reads the blocks from one index up to, not including, another. */
  read: (from: number, to: number) => void;
  pause: () => void;
  resume: () => void;
  stop: () => void;
}

/**
 * Reads blocks with the browser's voice, sentence by sentence, and shows its position. A pause stops the current
 * sentence, and resuming starts it again: some engines cannot pause.
 */
export function createSpeaker(
  speech: SpeechSynthesis,
  voice: SpeechSynthesisVoice,
  blocks: readonly Block[],
  onChange: (speaking: Speaking) => void,
): Speaker {
  /** Reading position: block, span of it, and the block to stop before. */
  let place = { block: 0, stretch: 0, to: 0 };
  /** The current utterance: events of a cancelled one are ignored. */
  let present: SpeechSynthesisUtterance | null = null;

  function speak() {
    const block = blocks[place.block];
    if (!block || place.block >= place.to) return stop();
    const stretch = stretchesOf(block.text, voice.lang)[place.stretch];
    if (!stretch) {
      place = { ...place, block: place.block + 1, stretch: 0 };
      return speak();
    }
    present = utteranceOf(stretch.text, voice, (event) => {
      if (event.target !== present) return;
      if (event.type === 'boundary')
        return showWord(block, stretch.start + event.charIndex, voice.lang);
      if (event.type === 'error') return stop();
      place.stretch += 1;
      speak();
    });
    showBlock(block);
    onChange({ status: 'speaking', at: place.block });
    speech.speak(present);
  }

  function hush() {
    present = null;
    speech.cancel();
  }

  function stop() {
    hush();
    hideMarks();
    onChange({ status: 'silent', at: Math.min(place.block, blocks.length - 1) });
  }

  return {
    read(from, to) {
      hush();
      place = { block: from, stretch: 0, to };
      speak();
    },
    pause() {
      hush();
      onChange({ status: 'paused', at: place.block });
    },
    resume: speak,
    stop,
  };
}

/** @param onEvent called at each word, at the end and on an error */
function utteranceOf(
  text: string,
  voice: SpeechSynthesisVoice,
  onEvent: (event: SpeechSynthesisEvent) => void,
): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  for (const name of ['boundary', 'end', 'error'] as const)
    utterance.addEventListener(name, onEvent);
  return utterance;
}

const wordMark = 'spoken-word';

function showBlock({ element }: Block): void {
  hideMarks();
  element.classList.add('being-read');
  element.scrollIntoView({ block: 'nearest' });
}

function showWord(block: Block, at: number, locale: string): void {
  const word = wordAt(block.text, at, locale);
  const range = word && rangeIn(block, ...word);
  if (range && 'highlights' in CSS) CSS.highlights.set(wordMark, new Highlight(range));
}

function hideMarks(): void {
  for (const element of document.querySelectorAll('.being-read'))
    element.classList.remove('being-read');
  if ('highlights' in CSS) CSS.highlights.delete(wordMark);
}
