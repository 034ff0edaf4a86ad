import type { ReactNode } from 'react';
import { reportForm, type ReportIntent } from '#app/domain/ila/audit/report-parts.ts';

/** Submits a form of a report's page with an intent. */
export function IntentButton({
  intent,
  className,
  children,
}: {
  intent: ReportIntent;
  className: string;
  children: ReactNode;
}) {
  return (
    <button type="submit" name={reportForm.intent} value={intent} className={className}>
      {children}
    </button>
  );
}
