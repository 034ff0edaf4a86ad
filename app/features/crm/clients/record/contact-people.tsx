import { useState } from 'react';
import { planUpdateClient } from '#app/domain/crm/plans/clients.ts';
import {
  mostContacts,
  withFirstContact,
  withoutContact,
  type ContactPerson,
} from '#app/domain/crm/records/contact-people.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { languageNames } from '#app/i18n/languages.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { Menu } from '../../frame/menu.tsx';
import { May } from '../../frame/staff-context.tsx';
import { useMutation } from '../../frame/use-mutation.ts';
import { useWorkspace } from '../../frame/workspace.tsx';
import { EmailLink, PhoneLink } from '../../records/contact-link.tsx';
import { ContactPersonForm } from './contact-person-form.tsx';

/** The client's contact people, primary one first. */
export function ContactPeople({ client }: { client: Client }) {
  const { language } = useVisit();
  const { messages } = useWorkspace();
  const { people: copy } = messages;
  const [edited, setEdited] = useState<ContactPerson | 'new' | null>(null);
  const { contacts } = client;
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="record-heading">{copy.title}</h3>
        <May action="edit">
          {contacts.length < mostContacts ? (
            <button
              type="button"
              className="text-link min-h-control"
              onClick={() => setEdited('new')}
            >
              {copy.add}
            </button>
          ) : (
            <p className="small text-dust">
              {fill(copy.full, { count: formatNumber(language, mostContacts) })}
            </p>
          )}
        </May>
      </div>
      <ul>
        {contacts.map((person, place) => (
          <PersonRow
            key={person.id}
            client={client}
            person={person}
            isFirst={place === 0}
            onEdit={() => setEdited(person)}
          />
        ))}
      </ul>
      {edited && (
        <ContactPersonForm
          client={client}
          person={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
}

function PersonRow({
  client,
  person,
  isFirst,
  onEdit,
}: {
  client: Client;
  person: ContactPerson;
  isFirst: boolean;
  onEdit: () => void;
}) {
  const { messages } = useWorkspace();
  const { people: copy } = messages;
  const { name, role, email, phone, language } = person;
  return (
    <li className="flex items-start gap-2 border-t border-line py-1.5">
      <div className="min-w-0 grow">
        <p dir="auto" className="wrap-anywhere">
          <span className="font-semibold">{name}</span>
          {role && <span className="text-dust"> · {role}</span>}
        </p>
        <p className="small flex flex-wrap gap-x-3 text-dust">
          {isFirst && <span className="text-aurora">{copy.first}</span>}
          {email && <EmailLink address={email} />}
          {phone && <PhoneLink number={phone} address={client.address} />}
          {language && <span>{languageNames[language]}</span>}
        </p>
      </div>
      <May action="edit">
        <PersonMenu client={client} person={person} isFirst={isFirst} onEdit={onEdit} />
      </May>
    </li>
  );
}

function PersonMenu({
  client,
  person: { id, name },
  isFirst,
  onEdit,
}: {
  client: Client;
  person: ContactPerson;
  isFirst: boolean;
  onEdit: () => void;
}) {
  const { messages, run } = useWorkspace();
  const { people: copy, record } = messages;
  const { run: once } = useMutation('frame');
  const keep = (contacts: ContactPerson[], said: string) =>
    void once(() =>
      run((planning) => planUpdateClient(client, { contacts }, planning), fill(said, { name })),
    );
  return (
    <Menu
      className="row-button"
      trigger={
        <>
          <span className="sr-only">{fill(record.more, { name })}</span>
          <Icon name="ellipsis" className="icon size-5" />
        </>
      }
    >
      <button type="button" className="menu-item" onClick={onEdit}>
        <Icon name="pen-line" className="icon size-5" />
        {fill(copy.edit, { name })}
      </button>
      {!isFirst && (
        <button
          type="button"
          className="menu-item"
          onClick={() => keep(withFirstContact(client.contacts, id), copy.madeFirst)}
        >
          <Icon name="star" className="icon size-5" />
          {fill(copy.makeFirst, { name })}
        </button>
      )}
      <button
        type="button"
        className="menu-item"
        onClick={() => keep(withoutContact(client.contacts, id), copy.removed)}
      >
        <Icon name="trash" className="icon size-5" />
        {fill(copy.remove, { name })}
      </button>
    </Menu>
  );
}
