import { useState, type KeyboardEvent, type SubmitEvent } from 'react';
import type { ChatCopy } from '#app/content/chat/shape.ts';
import { longestMessage, messageError } from '#app/domain/chat/message.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';

interface Props {
  copy: ChatCopy;
  isTyping: boolean;
  onSend: (text: string) => void;
}

/** The field and its button. Enter sends, Shift and Enter start a new line; a text that is too long is kept. */
export function Composer({ copy, isTyping, onSend }: Props) {
  const { language } = useVisit();
  const [text, setText] = useState('');
  const error = messageError(text);
  const canSend = !error && !isTyping;
  const number = (value: number) => formatNumber(language, value);

  function submit(event: SubmitEvent | KeyboardEvent) {
    event.preventDefault();
    if (!canSend) return;
    onSend(text);
    setText('');
  }

  return (
    <form className="border-t border-line p-3" onSubmit={submit}>
      {error === 'too-long' && (
        <div className="mb-2 text-sm text-band-red">
          <p id="chat-too-long" role="alert">
            {fill(copy.tooLong, { limit: number(longestMessage) })}
          </p>
          <p className="tabular mt-1 font-medium" aria-hidden="true">
            {number(text.trim().length)} / {number(longestMessage)}
          </p>
        </div>
      )}
      <div className="flex items-end gap-2">
        <label className="sr-only" htmlFor="chat-text">
          {copy.message}
        </label>
        <textarea
          id="chat-text"
          rows={1}
          className="input chat-text"
          placeholder={copy.placeholder}
          enterKeyHint="send"
          autoComplete="off"
          value={text}
          aria-invalid={error === 'too-long'}
          aria-describedby={error === 'too-long' ? 'chat-too-long' : undefined}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            const { key, shiftKey, nativeEvent } = event;
            if (key === 'Enter' && !shiftKey && !nativeEvent.isComposing) submit(event);
          }}
        />
        <button type="submit" className="chat-send" aria-label={copy.send} disabled={!canSend}>
          <Icon name="send" className="icon size-5" />
        </button>
      </div>
    </form>
  );
}
