import type { IlaWizardCopy } from '#app/content/ila-wizard/shape.ts';
import { fiveStarsNeeded } from '#app/domain/ila/next-action.ts';
import { reviewHabits } from '#app/domain/ila/published-surveys.ts';
import type { WizardInput } from '#app/domain/ila/wizard-fields.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { ratingText } from './sliders.tsx';

const habits = Object.keys(reviewHabits) as (keyof typeof reviewHabits)[];

/** What people look for in reviews, and what this business lacks. */
export function Habits({
  copy,
  input: { googleRating, reviewCount },
}: {
  copy: IlaWizardCopy['habits'];
  input: WizardInput;
}) {
  const { language } = useVisit();
  return (
    <section className="mt-16" aria-labelledby="habits-title">
      <h3 id="habits-title" className="heading">
        {copy.title}
      </h3>
      <p className="mt-1 text-dust">{copy.lead}</p>
      <ul className="ruled mt-6 grid-cols-1 sm:grid-cols-2 lg:grid-cols-5">
        {habits.map((habit) => (
          <li key={habit} className="p-5">
            <span className="figure tabular">
              {formatNumber(language, reviewHabits[habit] / 100, { style: 'percent' })}
            </span>
            <span className="small mt-2 block text-dust">{copy.items[habit]}</span>
          </li>
        ))}
      </ul>
      <ul className="mt-4">
        {[4, 4.5].map((goal) => {
          const needed = fiveStarsNeeded(googleRating, reviewCount, goal);
          const rating = ratingText(language, goal);
          return (
            <li key={goal}>
              {needed === 0
                ? fill(copy.reached, { rating })
                : fill(copy.goal, { rating, count: formatNumber(language, needed) })}
            </li>
          );
        })}
      </ul>
      <p className="mt-3 text-xs text-dust">{copy.source}</p>
    </section>
  );
}
