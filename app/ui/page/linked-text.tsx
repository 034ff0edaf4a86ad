import { Fragment } from 'react';
import { useVisit } from '#app/ui/visit.ts';
import { OpenLink } from './open-link.tsx';

/** A text of the content with its links. */
export function LinkedText({ text }: { text: string }) {
  return useVisit()
    .linked(text)
    .map(({ text: run, to }) => {
      if (to === null) return <Fragment key={run}>{run}</Fragment>;
      return to.startsWith('https:') ? (
        <a key={run + to} href={to} className="prose-link" rel="noreferrer">
          {run}
        </a>
      ) : (
        <OpenLink key={run + to} to={to} otherwise={run} className="prose-link">
          {run}
        </OpenLink>
      );
    });
}
