import { useVisit } from '#app/ui/visit.ts';
import { OpenLink } from './open-link.tsx';

/** A text of the content with its links. */
export function LinkedText({ text }: { text: string }) {
  return useVisit()
    .linked(text)
    .map((part, index) => (
      // Runs may be identical, such as the commas between links; their order is fixed.
      // oxlint-disable-next-line react/no-array-index-key
      <Run key={index} text={part.text} to={part.to} />
    ));
}

/** Paragraphs of the content, one below another. */
export function LinkedParagraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="space-y-4">
      {texts.map((text) => (
        <p key={text}>
          <LinkedText text={text} />
        </p>
      ))}
    </div>
  );
}

/** A run of text: plain, an external link, or a link to a page that may be switched off. */
function Run({ text, to }: { text: string; to: string | null }) {
  if (to === null) return text;
  if (to.startsWith('https:')) {
    return (
      <a href={to} className="prose-link" rel="noreferrer">
        {text}
      </a>
    );
  }
  return (
    <OpenLink to={to} otherwise={text} className="prose-link">
      {text}
    </OpenLink>
  );
}
