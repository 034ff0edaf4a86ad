import { formatDate } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';

/** What people have written, in the order of time. */
export function NoteList({
  notes,
}: {
  notes: readonly { id: string; at: string; author: string; text: string }[];
}) {
  const { language } = useVisit();
  return (
    <ul>
      {notes.map(({ id, at, author, text }) => (
        <li key={id} className="border-t border-line py-2">
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {text}
          </p>
          <p className="text-xs text-dust">
            {author} · {formatDate(language, at, 'short')}
          </p>
        </li>
      ))}
    </ul>
  );
}
