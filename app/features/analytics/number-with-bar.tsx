import type { ReactNode } from 'react';
import { ShareBar } from '#app/ui/results/share-bar.tsx';

/** A number, with a bar that shows its share. */
export function NumberWithBar({ share, children }: { share: number; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-3">
      <ShareBar share={share} tone="fill-violet" className="h-1.5 w-24" />
      <span className="min-w-16">{children}</span>
    </span>
  );
}
