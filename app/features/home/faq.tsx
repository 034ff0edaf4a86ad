import type { HomeCopy } from '#app/content/home/shape.ts';
import type { FaqItem } from '#app/domain/faq/faq.ts';
import { Disclosure } from '#app/ui/page/disclosure.tsx';
import { Headline } from '#app/ui/page/headline.tsx';
import { OpenLink } from '#app/ui/page/open-link.tsx';
import { useVisit } from '#app/ui/visit.ts';

/** Questions that open one at a time. */
export function Faq({
  copy,
  questions,
}: {
  copy: HomeCopy['faq'];
  questions: Pick<FaqItem, 'question' | 'answer'>[];
}) {
  const { address } = useVisit();
  return (
    <section id="faq" className="band">
      <div className="measure grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr]">
        <div>
          <h2 className="title">
            <Headline text={copy.title} />
          </h2>
          <p className="lead mt-4">{copy.lead}</p>
          <OpenLink to={address('/faq')} className="text-link mt-4">
            {copy.more}
          </OpenLink>
        </div>
        <div className="border-t border-line">
          {questions.map(({ question, answer }) => (
            <Disclosure key={question} name="home-faq" title={question}>
              <p className="max-w-[60ch] pb-5 text-dust">{answer}</p>
            </Disclosure>
          ))}
        </div>
      </div>
    </section>
  );
}
