import { Link } from 'react-router';
import { contentOf } from '#app/content/content.ts';
import { siteContext } from '#app/middleware/site.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { robotAgent, robotToken } from '#app/services/web/robot.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicPage } from '#app/shell/public-page.ts';
import { Headline } from '#app/ui/page/headline.tsx';
import { useVisit } from '#app/ui/visit.ts';
import type { Route } from './+types/robot';

export const headers = publicPage;

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name });
}

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  const { origin } = context.get(siteContext);
  return {
    copy: contentOf(language).robot,
    name: contentOf(language).screens.robot.name,
    agent: robotAgent(origin),
    rule: `User-agent: ${robotToken}\nDisallow: /`,
  };
}

export default function RobotPage({
  loaderData: { copy, name, agent, rule },
}: Route.ComponentProps) {
  const { address } = useVisit();
  const { refuse, contact } = copy;
  return (
    <>
      <div className="starfield border-b border-line">
        <div className="measure pt-6 pb-16 lg:pb-20">
          <Breadcrumbs current={name} />
          <h1 className="display mt-12 max-w-[14em]">
            <Headline text={copy.heading} />
          </h1>
          <p className="lead mt-6">{copy.lead}</p>
          <p className="mt-8 text-dust">{copy.agent}</p>
          <p className="mt-2">
            <code className="wrap-anywhere">{agent}</code>
          </p>
        </div>
      </div>
      <section className="band">
        <div className="measure">
          <div className="grid max-w-[46rem] grid-cols-1 gap-10">
            {copy.sections.map(({ title, text }) => (
              <div key={title}>
                <h2 className="heading mb-2">{title}</h2>
                <p className="text-dust">{text}</p>
              </div>
            ))}
            <div>
              <h2 className="heading mb-2">{refuse.title}</h2>
              <p className="text-dust">{refuse.before}</p>
              <pre className="panel my-4 p-4 whitespace-pre-wrap wrap-anywhere">
                <code>{rule}</code>
              </pre>
              <p className="text-dust">{refuse.after}</p>
            </div>
            <div>
              <h2 className="heading mb-2">{contact.title}</h2>
              <p className="text-dust">{contact.text}</p>
              <Link to={address('/contact')} className="text-link mt-4">
                {contact.link}
              </Link>
            </div>
          </div>
        </div>
      </section>
    </>
  );
}
