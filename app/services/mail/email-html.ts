import type { Email, EmailPart } from '#app/domain/delivery/email.ts';
import { markup, type Markup } from './markup.ts';
import { webAddress } from './web-address.ts';

/** Inline styles, because mail programs remove style sheets; no colours, to suit light and dark themes. */
const styles = {
  body: "margin:0;padding:24px 16px;font:16px/1.55 'Segoe UI',Helvetica,Arial,sans-serif",
  measure: 'max-width:560px;margin:0 auto',
  paragraph: 'margin:0 0 16px',
  heading: 'margin:24px 0 8px;font-size:16px;font-weight:700',
  list: 'margin:0 0 16px;padding-left:24px',
  table: 'margin:0 0 16px;border-collapse:collapse',
  label: 'padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:400',
  value: 'padding:4px 0;vertical-align:top',
  quote: 'margin:0 0 16px;padding-left:12px;border-left:3px solid #8a8f9d',
  button:
    'display:inline-block;padding:11px 18px;border:2px solid;border-radius:6px;font-weight:700',
  rule: 'border:0;border-top:1px solid #8a8f9d;margin:24px 0 12px',
  footnote: 'margin:0;font-size:13px',
} as const;

/** An email as HTML without images, fonts or scripts, in reading order. */
export function emailHtml(email: Email): string {
  const { language, subject, greeting, parts, signature, footnote } = email;
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
</head>
<body style="${styles.body}">
<div style="${styles.measure}">
${greeting ? markup`<p style="${styles.paragraph}">${greeting}</p>` : ''}
${parts.map(partMarkup)}
<p style="${styles.paragraph}">${lines(signature)}</p>
<hr style="${styles.rule}">
<p style="${styles.footnote}">${footnote}</p>
</div>
</body>
</html>
`.source;
}

function partMarkup(part: EmailPart): Markup {
  switch (part.kind) {
    case 'text':
      return markup`<p style="${styles.paragraph}">${lines(part.text.split('\n'))}</p>`;
    case 'steps':
      return markup`${heading(part.title)}<ol style="${styles.list}">${part.items.map(
        (item) => markup`<li>${item}</li>`,
      )}</ol>`;
    case 'facts':
      return markup`${heading(part.title)}<table style="${styles.table}">${part.rows.map(
        ([label, value]) =>
          markup`<tr><th scope="row" style="${styles.label}">${label}</th><td style="${styles.value}">${lines(
            value.split('\n'),
          )}</td></tr>`,
      )}</table>`;
    case 'quote':
      return markup`${heading(part.title)}<blockquote style="${styles.quote}">${lines(
        part.text.split(/\r\n?|\n/),
      )}</blockquote>`;
    case 'links':
      return markup`<ul style="${styles.list}">${part.items.map(
        ([label, href]) => markup`<li><a href="${webAddress(href)}">${label}</a></li>`,
      )}</ul>`;
    case 'link':
      return markup`<p style="${styles.paragraph}"><a href="${webAddress(part.href)}" style="${styles.button}">${part.label}</a></p>`;
  }
}

const heading = (title: string) => markup`<h2 style="${styles.heading}">${title}</h2>`;

function lines(texts: readonly string[]): readonly Markup[] {
  return texts.map((text, i) => (i === 0 ? markup`${text}` : markup`<br>${text}`));
}
