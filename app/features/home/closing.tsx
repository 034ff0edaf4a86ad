import type { HomeCopy } from '#app/content/home/shape.ts';
import { ClosingCall } from '#app/ui/page/closing-call.tsx';
import { useVisit } from '#app/ui/visit.ts';

export function Closing({ copy }: { copy: HomeCopy['closing'] }) {
  const { address } = useVisit();
  return (
    <ClosingCall
      {...copy}
      to={address('/contact')}
      second={{ to: `${address('/')}#faq`, label: copy.questions }}
      note={copy.promise}
    />
  );
}
