import type { ReactNode } from 'react';

/** Submits its form. While saving, it ignores presses and keeps the focus, which a disabled button would lose. */
export function SubmitButton({
  isBusy,
  className = '',
  children,
}: {
  isBusy: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <button
      type="submit"
      className={`button aria-disabled:opacity-60 ${className}`}
      aria-disabled={isBusy}
      onClick={(event) => isBusy && event.preventDefault()}
    >
      {children}
    </button>
  );
}
