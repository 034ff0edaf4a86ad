import { Icon } from '#app/ui/icon.tsx';
import { Disclosure } from '#app/ui/page/disclosure.tsx';

interface Unjudged {
  readonly name: string;
  readonly reason: string;
}

/** Checks that passed, could not be judged or do not apply. */
export function CheckedLists({
  good,
  notJudged,
  notApplicable,
  copy,
}: {
  good: readonly { id: string; name: string; good: readonly string[] }[];
  notJudged: readonly Unjudged[];
  notApplicable: readonly Unjudged[];
  copy: {
    good: { title: string };
    notJudged: { title: string; lead: string };
    notApplicable: { title: string };
  };
}) {
  return (
    <div className="@container border-t border-line">
      <Disclosure title={<h3>{copy.good.title}</h3>}>
        <div className="grid grid-cols-1 gap-x-10 gap-y-5 pb-6 @min-[36rem]:grid-cols-2 @min-[56rem]:grid-cols-3">
          {good
            .filter((area) => area.good.length > 0)
            .map((area) => (
              <section key={area.id}>
                <h4 className="small font-semibold">{area.name}</h4>
                <ul className="mt-1">
                  {area.good.map((name) => (
                    <li key={name} className="small flex gap-2 py-0.5">
                      <Icon name="check" className="icon mt-0.5 size-4 shrink-0 text-band-green" />
                      {name}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
        </div>
      </Disclosure>
      {notJudged.length > 0 && (
        <Disclosure title={<h3>{copy.notJudged.title}</h3>}>
          <p className="small text-dust">{copy.notJudged.lead}</p>
          <UnjudgedList items={notJudged} />
        </Disclosure>
      )}
      {notApplicable.length > 0 && (
        <Disclosure title={<h3>{copy.notApplicable.title}</h3>}>
          <UnjudgedList items={notApplicable} />
        </Disclosure>
      )}
    </div>
  );
}

function UnjudgedList({ items }: { items: readonly Unjudged[] }) {
  return (
    <dl className="small grid grid-cols-1 gap-x-10 pt-2 pb-6 @min-[36rem]:grid-cols-2">
      {items.map(({ name, reason }) => (
        <div key={name} className="border-t border-line py-2">
          <dt className="font-medium">{name}</dt>
          <dd className="text-dust">{reason}</dd>
        </div>
      ))}
    </dl>
  );
}
