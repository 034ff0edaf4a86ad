import { agencyName } from '#app/domain/agency-name.ts';
import { LogoMark } from '#app/ui/logo-mark.tsx';

/** The mark with the name. */
export function Logo() {
  return (
    <>
      <LogoMark className="size-6" />
      <span className="heading">{agencyName}</span>
    </>
  );
}
