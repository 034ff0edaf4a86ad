import type { Letter, LetterPart } from '#app/domain/mail/letter.ts';
import type { MailLanguage } from '#app/domain/mail/mail-request.ts';
import { webAddress } from './web-address.ts';

/** A letter as plain text: everything its HTML says, addresses written out. */
export function letterText({ language, greeting, parts, signature, footnote }: Letter): string {
  const paragraphs = [
    greeting,
    ...parts.map((part) => partText(part, language)),
    signature.join('\n'),
  ];
  // Mail programs fold away what stands below two hyphens and a space (RFC 3676 §4.3).
  return `${paragraphs.join('\n\n')}\n\n-- \n${footnote}\n`;
}

function partText(part: LetterPart, language: MailLanguage): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'steps':
      return [part.title, ...part.items.map((item, i) => `${i + 1}. ${item}`)].join('\n');
    case 'facts':
      return [
        part.title,
        ...part.rows.map(
          ([label, value]) => `- ${label}${colons[language]}${value.replaceAll('\n', '\n  ')}`,
        ),
      ].join('\n');
    case 'quote':
      return [part.title, ...part.text.split(/\r\n?|\n/).map((line) => `> ${line}`)].join('\n');
    case 'link':
      return `${part.label}\n${webAddress(part.href)}`;
  }
}

const colons = { fr: '\u00a0: ', en: ': ', es: ': ' } as const satisfies Record<
  MailLanguage,
  string
>;
