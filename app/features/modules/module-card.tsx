import { Link } from 'react-router';
import type { ModulesCopy } from '#app/content/modules/shape.ts';
import { contactQuery } from '#app/domain/leads/contact/contact-query.ts';
import {
  badgeOf,
  longestSituation,
  type Module,
  type ModuleId,
} from '#app/domain/modules/modules.ts';
import type { KnownPath } from '#app/i18n/paths.ts';
import { SkyFigure } from '#app/ui/sky/sky-figure.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { PromptRow } from './prompt-row.tsx';
import { useModuleCard } from './use-module-card.ts';

/** Page of each module. */
export const modulePaths = {
  adluma: '/modules/adluma',
  blogia: '/modules/blog-ia',
  hub: '/modules/hub',
  ila: '/modules/ila',
  illumatch: '/modules/illumatch',
  landing: '/modules/landingpage',
} as const satisfies Record<ModuleId, KnownPath>;

const badges = {
  green: 'border-band-green text-band-green',
  yellow: 'border-band-yellow text-band-yellow',
  grey: 'border-edge text-dust',
} as const;

/** One module: status, score, CRM connection and runnable prompts. */
export function ModuleCard({ module, copy }: { module: Module; copy: ModulesCopy }) {
  const { address } = useVisit();
  const card = useModuleCard(module, copy);
  const { kept, news, running, outcome } = card;
  return (
    <article className="panel flex flex-col gap-4 p-6">
      <ModuleHead module={module} copy={copy} />
      <ModuleFigures module={module} copy={copy} isOwn={kept?.score != null} />
      <CrmLink module={module} copy={copy} card={card} />
      <h3 className="small font-semibold">{copy.prompts}</h3>
      <Situation id={module.id} copy={copy.situation} card={card} />
      <ul className="border-t border-line">
        {module.prompts.map((prompt) => (
          <PromptRow
            key={prompt.id}
            prompt={prompt}
            copy={copy}
            isOther={running !== null && running !== prompt.id}
            isRunning={running === prompt.id}
            onRun={() => void card.run(prompt.id)}
          />
        ))}
      </ul>
      <div ref={outcome} tabIndex={-1} className="outline-none">
        <p role="status" className={news ? 'small border-l border-lumen pl-4 text-aurora' : ''}>
          {news?.title}
        </p>
        {news?.text && (
          <p className="border-l border-lumen pt-1 pl-4 whitespace-pre-line">{news.text}</p>
        )}
      </div>
      <Link to={address(modulePaths[module.id])} className="text-link mt-auto self-start">
        {copy.open}
      </Link>
    </article>
  );
}

type Card = ReturnType<typeof useModuleCard>;

/** The button to connect; once connected, the message that brings the result into the CRM as a lead. */
function CrmLink({ module, copy, card }: { module: Module; copy: ModulesCopy; card: Card }) {
  const { address } = useVisit();
  const link = card.kept?.link ?? null;
  if (module.crmConnected)
    return (
      <Link
        to={`${address('/contact')}${contactQuery(link?.screen ?? 'modules', link?.result)}#formulaire`}
        className="button small self-start"
      >
        {copy.send[link ? 'result' : 'nothing']}
      </Link>
    );
  return (
    <button
      type="button"
      className="button scripted small self-start aria-disabled:cursor-progress aria-disabled:opacity-60"
      aria-disabled={card.running !== null}
      onClick={() => void card.connect()}
    >
      {card.running === 'crm' ? copy.connecting : copy.connect}
    </button>
  );
}

/** The optional input that every prompt of the card is run with. */
function Situation({
  id,
  copy,
  card: { situation },
}: {
  id: ModuleId;
  copy: ModulesCopy['situation'];
  card: Card;
}) {
  const field = `situation-${id}`;
  return (
    <div className="scripted">
      <label htmlFor={field} className="small block font-medium">
        {copy.label}
      </label>
      <p id={`${field}-hint`} className="text-xs text-dust">
        {copy.hint}
      </p>
      <textarea
        ref={situation}
        id={field}
        rows={2}
        maxLength={longestSituation}
        className="input mt-1"
        aria-describedby={`${field}-hint`}
      />
    </div>
  );
}

function ModuleHead({ module, copy }: { module: Module; copy: ModulesCopy }) {
  const { address } = useVisit();
  const { name, description } = copy.modules[module.id];
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="heading">
            <Link to={address(modulePaths[module.id])} className="hover:underline">
              {name}
            </Link>
          </h2>
          <p
            className={`mt-2 inline-block rounded-full border px-3 py-0.5 text-xs ${badges[badgeOf(module.status)]}`}
          >
            {copy.statuses[module.status]}
          </p>
        </div>
        <SkyFigure name={module.id} className="w-28" />
      </div>
      <p className="small text-dust">{description}</p>
    </>
  );
}

function ModuleFigures({
  module,
  copy,
  isOwn,
}: {
  module: Module;
  copy: ModulesCopy;
  isOwn: boolean;
}) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-2">
      <div>
        <dt className="text-xs text-dust">{copy.score}</dt>
        <dd>
          <span className="figure text-lumen">{module.ilaScore}</span>{' '}
          <span className="text-xs text-dust">{copy.scoreOf[isOwn ? 'own' : 'sample']}</span>
        </dd>
      </div>
      <div>
        <dt className="text-xs text-dust">{copy.crm}</dt>
        <dd className="mt-1">{module.crmConnected ? copy.connected : copy.notConnected}</dd>
      </div>
    </dl>
  );
}
