import type { Language } from '#app/domain/languages.ts';
import type { EditorialScreen } from '#app/i18n/paths.ts';
import type { Picture } from './pictures.ts';
import versions from './screens.json' with { type: 'json' };
import { en } from './screens/en.ts';
import { es } from './screens/es.ts';
import { fr } from './screens/fr.ts';
import type { PicturedTool, ScreenWords } from './screens/shape.ts';

/** A picture of a tool with the sentence under it. */
export interface ScreenPicture extends Picture {
  caption: string;
}

const words = { fr, en, es } as const satisfies Record<Language, ScreenWords>;

/** The tool that an editorial page describes. */
const described: Partial<Record<EditorialScreen, PicturedTool>> = {
  'module-adluma': 'adluma',
  'module-blogia': 'blogia',
  'module-hub': 'hub',
  'module-illumatch': 'ilumatch',
  'module-landing': 'landing',
  'social-proof': 'analytics',
};

/** The picture of a tool in a language; null until it has been taken. */
export function screenPicture(language: Language, tool: PicturedTool): ScreenPicture | null {
  const taken: Partial<Record<string, string>> = versions;
  const version = taken[`${tool}-${language}`];
  if (!version) return null;
  return { src: `/pictures/screen-${tool}-${language}-${version}`, ...words[language][tool] };
}

/** The picture of the tool that a page describes, if any. */
export function describedScreen(language: Language, page: EditorialScreen): ScreenPicture | null {
  const tool = described[page];
  return tool ? screenPicture(language, tool) : null;
}
