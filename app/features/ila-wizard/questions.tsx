import type { IlaWizardCopy } from '#app/content/ila-wizard/shape.ts';

/** Short answers to common questions about the score. */
export function Questions({ copy }: { copy: IlaWizardCopy['questions'] }) {
  return (
    <section className="band" aria-labelledby="questions-title">
      <div className="measure">
        <h2 id="questions-title" className="title">
          {copy.title}
        </h2>
        <dl className="mt-8 grid grid-cols-1 gap-8 md:grid-cols-3">
          {copy.items.map(({ question, answer }) => (
            <div key={question}>
              <dt className="font-semibold">{question}</dt>
              <dd className="mt-2 text-dust">{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
