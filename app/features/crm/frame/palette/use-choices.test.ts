import { expect, test } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { languages } from '#app/i18n/languages.ts';
import { commandsOf } from './commands.ts';
import { isFor } from './use-choices.ts';

const nothing = () => {};
const does = { settings: nothing, help: nothing, logout: nothing, exportAs: nothing };

test.each(languages)('the label of a button that creates finds its command, in %s', (language) => {
  const { crm } = contentOf(language);
  const commands = commandsOf(crm, does, () => true, []);
  const found = (text: string) =>
    commands.filter((each) => isFor(text, each)).map(({ key }) => key);
  expect(found(crm.clients.add)).toContain('new/clients');
  expect(found(crm.projects.add)).toContain('new/projets');
  expect(found(crm.tasks.quickLabel)).toContain('new/taches');
  expect(found(crm.journal.add)).toContain('new/journal');
  expect(found('client nothing')).toEqual([]);
});
