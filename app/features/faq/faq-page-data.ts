import type { FAQPage, WithContext } from 'schema-dts';
import type { FaqItem } from '#app/domain/faq/faq.ts';
import type { Language } from '#app/i18n/languages.ts';

/** Structured data of the FAQ page at an absolute address, in its language. */
export function faqPageData(
  address: string,
  language: Language,
  items: readonly FaqItem[],
): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: items.map(({ id, question, answer }) => ({
      '@type': 'Question',
      url: `${address}#${id}`,
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
