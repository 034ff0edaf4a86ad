import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { team } from '#app/content/team/copy.ts';
import { TeamProvider, useTeam } from './team-provider.tsx';

function Names() {
  return useTeam()
    .members.map(({ name }) => name)
    .join(', ');
}

it('gives the team to what stands inside', () => {
  const html = renderToStaticMarkup(
    <TeamProvider members={team.fr}>
      <Names />
    </TeamProvider>,
  );
  expect(html).toBe('Inès Caron, Mateo Rivas, Claire Oduya');
});

it('throws outside of a provider (TEAM-13)', () => {
  expect(() => renderToStaticMarkup(<Names />)).toThrow(
    /^useTeam must be used within a TeamProvider$/,
  );
});
