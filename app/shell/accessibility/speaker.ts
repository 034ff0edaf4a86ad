import { stretchesOf, wordAt } from '#app/domain/reading.ts';
import { rangeIn, type Block } from './blocks.ts';

export interface Speaking {
  status: 'silent' | 'speaking' | 'paused';
  /** Which block is, or was last, read. */
  at: number | null;
}

export interface Speaker {
  /** Reads blocks aloud, one after the other, from one place to before another. */
  read: (from: number, to: number) => void;
  pause: () => void;
  resume: () => void;
  stop: () => void;
}

/**
 * Reads blocks with the browser's voice, sentence by sentence, and shows where it is. A pause ends the sentence being
 * spoken and resuming begins it again: some engines cannot pause.
 */
export function createSpeaker(
  speech: SpeechSynthesis,
  voice: SpeechSynthesisVoice,
  blocks: readonly Block[],
  onChange: (speaking: Speaking) => void,
): Speaker {
  /** Where the voice is: block, stretch of it, and the block to stop before. */
  let place = { block: 0, stretch: 0, to: 0 };
  /** Events of an utterance that was cut short are not those of the present one. */
  let present: SpeechSynthesisUtterance | null = null;

  function speak() {
    const block = blocks[place.block];
    if (!block || place.block >= place.to) return stop();
    const stretch = stretchesOf(block.text, voice.lang)[place.stretch];
    if (!stretch) {
      place = { ...place, block: place.block + 1, stretch: 0 };
      return speak();
    }
    const utterance = new SpeechSynthesisUtterance(stretch.text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.addEventListener('boundary', ({ charIndex }) => {
      if (present === utterance) showWord(block, stretch.start + charIndex, voice.lang);
    });
    const goOn = () => {
      if (present !== utterance) return;
      place.stretch += 1;
      speak();
    };
    utterance.addEventListener('end', goOn);
    utterance.addEventListener('error', () => {
      if (present === utterance) stop();
    });
    present = utterance;
    showBlock(block);
    onChange({ status: 'speaking', at: place.block });
    speech.speak(utterance);
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
