import { Disclosure } from './disclosure.tsx';
import { LinkedText } from './linked-text.tsx';

/** Questions that expand to their answers, one at a time per page. */
export function Questions({
  items,
}: {
  items: readonly { readonly question: string; readonly answer: string }[];
}) {
  return (
    <div className="border-t border-line">
      {items.map(({ question, answer }) => (
        <Disclosure key={question} name="questions" title={question}>
          <p className="max-w-[42em] pb-5 text-dust">
            <LinkedText text={answer} />
          </p>
        </Disclosure>
      ))}
    </div>
  );
}
