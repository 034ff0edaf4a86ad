import { Link } from 'react-router';
import { contentOf } from '#app/content/content.ts';
import { inventoryOf } from '#app/domain/privacy/storage-inventory.ts';
import { KeyList } from '#app/features/cookies/key-list.tsx';
import { fill } from '#app/i18n/format.ts';
import { otherHosts } from '#app/middleware/other-hosts.ts';
import { siteContext } from '#app/middleware/site.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { ChoicePanel } from '#app/shell/consent/choice/choice-panel.tsx';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicPage } from '#app/shell/public-page.ts';
import { Headline } from '#app/ui/page/headline.tsx';
import { useVisit } from '#app/ui/visit.ts';
import type { Route } from './+types/cookies';

export const headers = publicPage;

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name });
}

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  const site = context.get(siteContext);
  return {
    copy: contentOf(language).cookies,
    messages: contentOf(language).consent,
    name: contentOf(language).screens.cookies.name,
    entries: inventoryOf(site.tagUrl !== null),
    hosts: otherHosts(site).join(', '),
  };
}

export default function CookiesPage({
  loaderData: { copy, messages, name, entries, hosts },
}: Route.ComponentProps) {
  const { address } = useVisit();
  const hostsText = hosts ? fill(copy.more.hosts.some, { hosts }) : copy.more.hosts.none;
  return (
    <>
      <div className="starfield border-b border-line">
        <div className="measure pt-6 pb-16 lg:pb-20">
          <Breadcrumbs current={name} />
          <h1 className="display mt-12 max-w-[14em]">
            <Headline text={copy.heading} />
          </h1>
          <p className="lead mt-6">{copy.lead}</p>
        </div>
      </div>
      <section className="band">
        <div className="measure">
          <h2 className="title mb-4">{copy.choice.title}</h2>
          <ChoicePanel copy={copy.choice} messages={messages} />
        </div>
      </section>
      <section className="band">
        <div className="measure">
          <h2 className="title">{copy.keys.title}</h2>
          <p className="lead mt-4 mb-10">{copy.keys.lead}</p>
          <KeyList copy={copy.keys} names={messages.categories} entries={entries} />
        </div>
      </section>
      <section className="band">
        <div className="measure">
          <h2 className="title mb-10">{copy.more.title}</h2>
          <div className="ruled grid-cols-1 md:grid-cols-3">
            {[{ title: copy.more.hosts.title, text: hostsText }, ...copy.more.items].map(
              ({ title, text }) => (
                <div key={title} className="p-6">
                  <h3 className="heading mb-2">{title}</h3>
                  <p className="text-dust">{text}</p>
                </div>
              ),
            )}
          </div>
          <Link to={address('/politique-confidentialite')} className="text-link mt-8">
            {copy.more.privacy}
          </Link>
        </div>
      </section>
    </>
  );
}
