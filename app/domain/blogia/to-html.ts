import type { Language } from '../languages.ts';
import type { Draft } from './draft.ts';
import { blocksOf } from './text/blocks.ts';

/** A draft as an HTML page: headings, paragraphs, lists, emphasis, links and images. All other markup is escaped. */
export function toHtml(language: Language, { title, description, body }: Draft): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<meta name="description" content="${escaped(description)}">
</head>
<body>
<article>
<h1>${escaped(title)}</h1>
${bodyHtml(body)}
</article>
</body>
</html>
`;
}

function bodyHtml(body: string): string {
  const lines: string[] = [];
  let list: 'ul' | 'ol' | null = null;
  const close = () => {
    if (list) lines.push(`</${list}>`);
    list = null;
  };
  for (const { kind, level, start, end } of blocksOf(body)) {
    const text = inline(body.slice(start, end));
    if (kind === 'item') {
      const wanted = /\d[.)]\s+$/.test(body.slice(0, start)) ? 'ol' : 'ul';
      if (list !== wanted) {
        close();
        lines.push(`<${wanted}>`);
        list = wanted;
      }
      lines.push(`<li>${text}</li>`);
    } else {
      close();
      lines.push(kind === 'heading' ? `<h${level}>${text}</h${level}>` : `<p>${text}</p>`);
    }
  }
  close();
  return lines.join('\n');
}

function inline(text: string): string {
  return escaped(text)
    .replace(
      /!\[([^\]\n]{0,300})\]\(([^)\s]{1,500})\)/g,
      (whole, alternative: string, address: string) =>
        isSafe(address) ? `<img src="${address}" alt="${alternative}">` : whole,
    )
    .replace(/\[([^\]\n]{1,300})\]\(([^)\s]{1,500})\)/g, (whole, label: string, address: string) =>
      isSafe(address) ? `<a href="${address}">${label}</a>` : whole,
    )
    .replace(/\*\*([^*\n]{1,500})\*\*/g, '<strong>$1</strong>')
    .replace(/(?<![\w*])\*([^*\n]{1,500})\*(?![\w*])/g, '<em>$1</em>')
    .replace(/`([^`\n]{1,500})`/g, '<code>$1</code>');
}

/** Web, site and mail addresses; no executable schemes. */
function isSafe(address: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:|[/#.]|[\w-]+(?:[/.?#]|$))/i.test(address);
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
