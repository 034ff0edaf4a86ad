import type { ReactNode } from 'react';
import { StateTag } from '../../records/state-tag.tsx';

/** A line of the panel: what it is about, its state, and sentences. */
export function StatusLine({
  label,
  tone,
  state,
  children,
}: {
  label: string;
  tone: Parameters<typeof StateTag>[0]['tone'];
  state: string;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <strong className="font-semibold">{label}</strong>
      <StateTag tone={tone} text={state} />
      {children}
    </div>
  );
}
