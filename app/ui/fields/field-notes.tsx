import { Icon } from './icon.tsx';

interface Notes {
  help?: string | undefined;
  /** What is wrong with the present value, in words. */
  error?: string | undefined;
}

/** What a field with such notes tells assistive technology. */
export function notedBy(id: string, { help, error }: Notes) {
  const ids = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    'aria-describedby': ids || undefined,
    'aria-invalid': error ? true : undefined,
  } as const;
}

/** What stands under a field: its help and, in words, what is wrong with it. */
export function FieldNotes({ id, help, error }: Notes & { id: string }) {
  return (
    <>
      {help && (
        <p id={`${id}-help`} className="text-xs text-dust">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 text-xs text-band-red">
          <Icon name="triangle-alert" className="icon mt-0.5 size-4" />
          {error}
        </p>
      )}
    </>
  );
}
