import type { LanguageOffer } from '#app/i18n/negotiate.ts';
import { applyAccessibility } from '#app/inline/apply-accessibility.ts?inline-script';
import { checkLanguage } from '#app/inline/check-language.ts?inline-script';
import { InlineScript } from './inline-script.tsx';

/**
 * Scripts that run before the first paint. Only the server's HTML needs them, so the browser's build omits their text.
 *
 * @param offer the languages of an address without one; null for all others
 */
export function BeforePaint({
  stylesheet,
  offer,
}: {
  stylesheet: string;
  offer: LanguageOffer | null;
}) {
  const script = import.meta.env.SSR ? textOf(stylesheet, offer) : '';
  return <InlineScript text={script} />;
}

function textOf(stylesheet: string, offer: LanguageOffer | null): string {
  const accessibility = applyAccessibility(stylesheet);
  return offer
    ? `${checkLanguage(offer.languages, offer.detectsLanguage)};${accessibility}`
    : accessibility;
}
