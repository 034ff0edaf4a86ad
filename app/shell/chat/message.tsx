import { Link } from 'react-router';
import type { ChatMessage } from '#app/domain/chat/message.ts';
import { chatActions } from '#app/domain/chat/script.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';

interface Props {
  message: ChatMessage;
  sender: string;
  onFollow: () => void;
}

export function Message({ message, sender, onFollow }: Props) {
  const visit = useVisit();
  const { id, content, language } = message;
  const actions = (message.actions ?? []).filter(({ target }) => visit.isOpen(target));
  return (
    <div
      id={`chat-${id}`}
      lang={language && language !== visit.language ? language : undefined}
      className={message.sender === 'user' ? 'chat-bubble chat-bubble-user' : 'chat-bubble'}
    >
      <span className="sr-only" lang={visit.language}>
        {sender}
      </span>
      <p className="whitespace-pre-wrap">{content}</p>
      {actions.length > 0 && (
        <ul className="mt-3 flex flex-col gap-1.5">
          {actions.map(({ label, target, icon }) => (
            <li key={target + label}>
              <Link
                to={withPrefix(visit.prefix, target)}
                className="chat-action"
                data-conversion={target === chatActions.call.target || undefined}
                onClick={onFollow}
              >
                <Icon name={icon} className="icon size-5 text-lumen" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
