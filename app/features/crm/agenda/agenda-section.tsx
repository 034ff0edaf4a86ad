import { useRead } from '../frame/use-read.ts';
import { useWorkspace } from '../frame/workspace.tsx';

/** Meetings of the team as a section. Its code is loaded when it is first opened; the sandbox has none. */
export function AgendaSection() {
  const {
    messages: { agenda: copy, frame, live: words },
    backend: { live },
  } = useWorkspace();
  const { data, error, reload } = useRead(
    live ? 'agenda' : null,
    () => import('./agenda-screen.tsx'),
  );
  if (!live) return <p className="max-w-[60ch] py-8 text-dust">{copy.sandbox}</p>;
  if (data) return <data.AgendaScreen events={live.events} />;
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
