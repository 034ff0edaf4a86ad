import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ArticleCard } from '#app/content/articles/shape.ts';
import type { AuthorText } from '#app/content/authors/shape.ts';
import type { BlogCopy } from '#app/content/blog/shape.ts';
import type { Picture as Portrait } from '#app/content/pictures/pictures.ts';
import type { ArticleSlug, AuthorId } from '#app/domain/blog/article-slugs.ts';
import { ClosingCall } from '#app/ui/page/closing-call.tsx';
import { LinkedText } from '#app/ui/page/linked-text.tsx';
import { PageHead } from '#app/ui/page/page-head.tsx';
import { Picture } from '#app/ui/page/picture.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { articlePath } from './article-path.ts';
import { Byline } from './byline.tsx';

/** An author: topics, review process and articles. */
export function AuthorPage({
  member,
  text,
  portrait,
  articles,
  frame,
  breadcrumbs,
}: {
  member: { id: AuthorId; name: string; role: string };
  text: AuthorText;
  portrait: Portrait | undefined;
  articles: readonly (ArticleCard & { slug: ArticleSlug })[];
  frame: Pick<BlogCopy['frame'], 'minutes'> & BlogCopy['author'];
  breadcrumbs: ReactNode;
}) {
  const { address } = useVisit();
  return (
    <>
      <PageHead
        breadcrumbs={breadcrumbs}
        eyebrow={`${member.name} · ${member.role}`}
        title={text.heading}
        lead={text.lead}
        sky="blog"
        figure={
          portrait && (
            <Picture
              picture={portrait}
              sizes="(min-width: 64rem) 22rem, 90vw"
              className="plate mx-auto max-w-[22rem]"
              isFirst
            />
          )
        }
      />
      <section className="band">
        <div className="measure max-w-[46rem] space-y-5 text-[1.0625rem]">
          {text.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <LinkedText text={paragraph} />
            </p>
          ))}
        </div>
      </section>
      <section className="band border-t border-line">
        <div className="measure">
          <h2 className="title mb-8">{frame.articles}</h2>
          <ul className="ruled grid-cols-1 md:grid-cols-2">
            {articles.map((card) => (
              <li key={card.slug} className="lit p-6">
                <h3 className="heading mb-2">
                  <Link to={address(articlePath(card.slug))} className="card-link">
                    {card.title}
                  </Link>
                </h3>
                <p className="small mb-4 text-dust">{card.excerpt}</p>
                <Byline card={card} author={card.author} copy={frame.minutes} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <ClosingCall
        {...frame.closing}
        to={`${address('/contact/rendez-vous')}?member=${member.id}`}
        second={{ to: address('/blog-intelligent'), label: frame.closing.second }}
      />
    </>
  );
}
