import type { BlogiaCopy } from '#app/content/blogia/shape.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Generation } from './use-generation.ts';

/** Status of the generation: running with a stop button, done, or failed with retry buttons. */
export function Progress({
  copy,
  generation,
  onStop,
  onRetry,
}: {
  copy: BlogiaCopy['output'];
  generation: Generation;
  onStop: () => void;
  onRetry: (writer: 'local' | 'configured') => void;
}) {
  return (
    <>
      <div role="status" className="small">
        {generation.is === 'writing' && <p className="text-aurora">{copy.writing}</p>}
        {generation.is === 'stopped' && <p>{copy.stopped}</p>}
        {generation.is === 'done' && <p className="text-dust">{copy.ready[generation.writer]}</p>}
      </div>
      {generation.is === 'writing' && (
        <div className="mt-4">
          <button type="button" className="button" onClick={onStop}>
            <Icon name="square" className="icon size-4" />
            {copy.stop}
          </button>
          <p className="small mt-5 max-w-[42rem] whitespace-pre-wrap">{generation.text}</p>
        </div>
      )}
      {generation.is === 'failed' && (
        <div role="alert" className="panel mt-2 p-5">
          <p className="flex gap-2 font-semibold text-band-red">
            <Icon name="triangle-alert" className="icon size-5" />
            {copy.failed}
          </p>
          <p className="small mt-1">{copy.failures[generation.code]}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <button type="button" className="button" onClick={() => onRetry('configured')}>
              {copy.retry}
            </button>
            {generation.code !== 'limited' && generation.code !== 'invalid' && (
              <button type="button" className="button" onClick={() => onRetry('local')}>
                {copy.useLocal}
              </button>
            )}
          </div>
        </div>
      )}
    </>
  );
}
