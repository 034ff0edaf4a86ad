import { Icon } from './icon.tsx';

/** Prints the page as `print.css` sets it. Browsers print without scripts too, so without them it is not shown. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" className="button scripted print:hidden" onClick={() => window.print()}>
      <Icon name="printer" className="icon size-5" />
      {label}
    </button>
  );
}
