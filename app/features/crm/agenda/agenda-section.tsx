import { useRead } from '../frame/use-read.ts';
import { useWorkspace } from '../frame/workspace.tsx';

/** The team's meetings as a section. Its code is loaded when it is first opened. */
export function AgendaSection() {
  const {
    messages: { agenda: copy, frame, live: words },
  } = useWorkspace();
  const { data, error, reload } = useRead('agenda', () => import('./agenda-screen.tsx'));
  if (data) return <data.AgendaScreen />;
  if (error === null)
    return (
      <p role="status" className="py-3 text-dust">
        {frame.loading}
      </p>
    );
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 py-3">
      <p>{copy.failed}</p>
      <button type="button" className="button" onClick={reload}>
        {words.retry}
      </button>
    </div>
  );
}
