import type { AccessibilityCopy } from '#app/content/accessibility/shape.ts';
import type { CheckedScreen } from '#app/domain/accessibility/accessibility-check.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';

/** Violations and open questions of each screen, by the checker's rule ids, which can be looked up. */
export function CheckTable({
  copy,
  screens,
  names,
}: {
  copy: AccessibilityCopy['results'];
  screens: readonly CheckedScreen[];
  names: Record<string, string>;
}) {
  return (
    <table className="small w-full">
      <caption className="pb-3 text-left text-dust">{copy.caption}</caption>
      <thead>
        <tr className="text-left text-dust">
          <th scope="col" className="py-2 pr-4 font-normal">
            {copy.screen}
          </th>
          <th scope="col" className="py-2 pr-4 text-right font-normal max-sm:hidden">
            {copy.views}
          </th>
          <th scope="col" className="py-2 pr-4 font-normal">
            {copy.violations}
          </th>
          <th scope="col" className="py-2 font-normal">
            {copy.toReview}
          </th>
        </tr>
      </thead>
      <tbody>
        {screens.map((screen) => (
          <ScreenRow
            key={screen.id}
            copy={copy}
            screen={screen}
            name={names[screen.id] ?? screen.id}
          />
        ))}
      </tbody>
    </table>
  );
}

function ScreenRow({
  copy,
  screen: { views, violations, toReview },
  name,
}: {
  copy: AccessibilityCopy['results'];
  screen: CheckedScreen;
  name: string;
}) {
  const { language } = useVisit();
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-2 pr-4 text-left font-medium wrap-anywhere">
        {name}
      </th>
      <td className="tabular py-2 pr-4 text-right max-sm:hidden">
        {formatNumber(language, views)}
      </td>
      <td className="py-2 pr-4">
        {violations.length === 0
          ? copy.none
          : violations.map(({ rule, elements }) => (
              <span key={rule} className="block text-band-red wrap-anywhere">
                <code>{rule}</code> {formatNumber(language, elements)}
              </span>
            ))}
      </td>
      <td className="py-2 wrap-anywhere">
        {toReview.length === 0
          ? copy.none
          : toReview.map((rule) => (
              <code key={rule} className="block">
                {rule}
              </code>
            ))}
      </td>
    </tr>
  );
}
