import type { CorpusSite } from '../seed.ts';
import { toolSite, unmarked } from './tool-site.ts';

const about = {
  fr: 'Une petite équipe qui vous accueille et vous conseille toute l’année.',
  en: 'A small team that looks after you with care the whole year round.',
  es: 'Un equipo pequeño que le atiende con cariño durante todo el año.',
} as const;

type Given = Partial<Parameters<typeof toolSite>[0]>;

/** A site with contact details, and with faults in addition to those of sites without structured data. */
export const contactSite = (
  name: string,
  brand: string,
  town: string,
  details: string,
  faults: readonly string[] = [],
  given: Given = {},
): CorpusSite => {
  const language = name.endsWith('-fr') ? 'fr' : name.endsWith('-en') ? 'en' : 'es';
  return toolSite({
    name,
    language,
    brand,
    town,
    about: about[language],
    foot: `${details}<a href="https://goo.gl/maps/a">Plan</a>`,
    faults: [...unmarked, ...faults],
    ...given,
  });
};
