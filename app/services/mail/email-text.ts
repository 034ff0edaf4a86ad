import type { Email, EmailPart } from '#app/domain/delivery/email.ts';
import type { Language } from '#app/domain/languages.ts';
import { spaceBeforeMark } from '#app/domain/punctuation.ts';
import { webAddress } from './web-address.ts';

/** An email as plain text, with the content of its HTML and its URLs spelled out. */
export function emailText({ language, greeting, parts, signature, footnote }: Email): string {
  const paragraphs = [
    ...(greeting ? [greeting] : []),
    ...parts.map((part) => partText(part, language)),
    signature.join('\n'),
  ];
  // Two hyphens and a space mark the signature (RFC 3676 §4.3).
  return `${paragraphs.join('\n\n')}\n\n-- \n${footnote}\n`;
}

function partText(part: EmailPart, language: Language): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'steps':
      return [part.title, ...part.items.map((item, i) => `${i + 1}. ${item}`)].join('\n');
    case 'facts':
      return [
        part.title,
        ...part.rows.map(
          ([label, value]) =>
            `- ${label}${spaceBeforeMark[language]}: ${value.replaceAll('\n', '\n  ')}`,
        ),
      ].join('\n');
    case 'quote':
      return [part.title, ...part.text.split(/\r\n?|\n/).map((line) => `> ${line}`)].join('\n');
    case 'links':
      return part.items.map(([label, href]) => `- ${label}\n  ${webAddress(href)}`).join('\n');
    case 'link':
      return `${part.label}\n${webAddress(part.href)}`;
  }
}
