import type { AuthorId } from '#app/domain/blog/article-slugs.ts';
import type { TeamMember } from '../team/shape.ts';
import type { AuthorText } from './shape.ts';

type AuthorNames = Record<`author-${AuthorId}`, { name: string; summary: string }>;

/** Screen name of each author's page: the name, and the page's description. */
export function authorNames(
  texts: Record<AuthorId, AuthorText>,
  team: readonly TeamMember[],
): AuthorNames {
  return Object.fromEntries(
    Object.entries(texts).map(([id, { description }]) => {
      const { name } = team.find((member) => member.id === id) ?? { name: id };
      return [`author-${id}`, { name, summary: description }];
    }),
  ) as AuthorNames;
}
