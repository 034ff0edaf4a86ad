import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { accessibilityKey } from '#app/domain/accessibility/settings.ts';
import { languages } from '#app/i18n/languages.ts';
import { open, test } from '../support/journey.ts';

const run = promisify(execFile);

/** The languages of espeak-ng's voices; empty where it is not installed. */
function installedVoices(): string[] {
  try {
    const lines = execFileSync('espeak-ng', ['--voices'], { encoding: 'utf8' })
      .split('\n')
      .slice(1);
    return lines.flatMap((line) => line.trim().split(/\s+/)[1] ?? []);
  } catch {
    return [];
  }
}

const voices = installedVoices();

/** Duration of the engine's audio for a text, in seconds: 16 bits at 22,050 Hz after a header of 44 bytes. */
async function secondsOf(text: string, lang: string): Promise<number> {
  const options = { encoding: 'buffer', maxBuffer: 64 * 2 ** 20 } as const;
  const { stdout } = await run('espeak-ng', ['-v', lang, '--stdout', '--', text], options);
  return (stdout.length - 44) / (2 * 22_050);
}

interface Spoken {
  text: string;
  lang: string;
  seconds: number;
}

/** Replaces the browser's speech interface with the engine, without waiting for playback. */
async function giveEngine(page: Page): Promise<Spoken[]> {
  const spoken: Spoken[] = [];
  await page.exposeFunction('synthesize', async (text: string, lang: string) => {
    spoken.push({ text, lang, seconds: await secondsOf(text, lang) });
  });
  await page.addInitScript((offered) => {
    const { synthesize } = window as unknown as {
      synthesize: (text: string, lang: string) => Promise<void>;
    };
    let present: SpeechSynthesisUtterance | null = null;
    const speech = Object.assign(new EventTarget(), {
      getVoices: () =>
        offered.map((lang) => ({ lang, name: lang, default: false, localService: true })),
      speak: (utterance: SpeechSynthesisUtterance) => {
        present = utterance;
        void synthesize(utterance.text, utterance.lang).then(() => {
          if (present !== utterance) return;
          for (const { index } of utterance.text.matchAll(/\S+/g))
            utterance.dispatchEvent(
              Object.assign(new Event('boundary'), { charIndex: index, name: 'word' }),
            );
          utterance.dispatchEvent(new Event('end'));
        });
      },
      cancel: () => {
        present = null;
      },
    });
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { writable: true });
  }, voices);
  return spoken;
}

test.describe('a page read by a real engine', () => {
  test.skip(voices.length === 0, 'espeak-ng is not installed');

  for (const language of languages) {
    test(`espeak-ng speaks the sentences of a page in its language: ${language}`, async ({
      page,
    }) => {
      const spoken = await giveEngine(page);
      await page.addInitScript(
        ([key = '', value = '']) => localStorage.setItem(key, value),
        [accessibilityKey, JSON.stringify({ voiceReader: true })],
      );
      await open(page, `/${language}/contact`);
      const { reader } = contentOf(language).accessibilityPanel;
      const bar = page.getByRole('region', { name: reader.title });
      await bar.getByRole('button', { name: reader.play, exact: true }).click();
      await expect.poll(() => spoken.length, { timeout: 40_000 }).toBeGreaterThan(12);
      await bar.getByRole('button', { name: reader.stop, exact: true }).click();
      await expect(bar).toContainText(reader.ready);
      expect(spoken.filter(({ lang }) => !lang.startsWith(language))).toEqual([]);
      // Text with letters or digits has to be audible; browsers cut speech off after about fifteen seconds.
      const silent = spoken.filter(
        ({ text, seconds }) => /[\p{L}\p{N}]/u.test(text) && seconds < 0.1,
      );
      expect(silent).toEqual([]);
      expect(spoken.filter(({ seconds }) => seconds > 20)).toEqual([]);
    });
  }
});
