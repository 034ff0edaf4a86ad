import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { TeamProvider, useTeam } from './team-provider.tsx';

function Names() {
  return useTeam()
    .members.map(({ name }) => name)
    .join(', ');
}

it('the team provider provides the team to its children', () => {
  const html = renderToStaticMarkup(
    <TeamProvider members={contentOf('fr').team}>
      <Names />
    </TeamProvider>,
  );
  expect(html).toBe('Inès Caron, Mateo Rivas, Claire Oduya');
});

it('useTeam throws outside its provider (TEAM-13)', () => {
  expect(() => renderToStaticMarkup(<Names />)).toThrow(
    /^useTeam must be used within a TeamProvider$/,
  );
});
