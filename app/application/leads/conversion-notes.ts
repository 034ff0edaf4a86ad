import { contentOf } from '#app/content/content.ts';
import { readConversation } from '#app/domain/chat/conversation.ts';
import type { Attachment } from '#app/domain/leads/attachment.ts';
import type { ToldNote } from '#app/domain/leads/conversion.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import { spaceBeforeMark } from '#app/domain/punctuation.ts';
import { fill } from '#app/i18n/format.ts';
import { languageName } from '#app/i18n/language-name.ts';
import type { Language } from '#app/i18n/languages.ts';
import { pageNameOf } from './message-origin.ts';
import { reportRows, toolReport } from './tool-report.ts';

/** What a lead contributes besides its message, as notes of the client: its origin, results and conversation. */
export function conversionNotes(lead: Lead, language: Language): ToldNote[] {
  return [
    originNote(lead, language),
    ...lead.attachments.map((attachment) => attachmentNote(attachment, language)),
  ];
}

function originNote(lead: Lead, language: Language): ToldNote {
  const { file } = contentOf(language).leads;
  const campaign = Object.values(lead.campaign ?? {}).join(', ');
  const rows = [
    [file.from, pageNameOf(lead.page, language)],
    [file.campaign, campaign],
    [file.language, languageName(language, lead.language)],
  ].filter(([, value]) => value !== '');
  return { author: lead.reference, text: linesOf(rows, language) };
}

function attachmentNote(attachment: Attachment, language: Language): ToldNote {
  const { file, tools } = contentOf(language).leads;
  const { tool, version } = attachment;
  const author = fill(file.attached, { tool: tools[tool], version });
  if (tool === 'chat') return { author, text: conversationText(attachment, language) };
  const rows = reportRows(toolReport(attachment, language), language);
  return { author, text: linesOf(rows, language) };
}

/** The conversation, one message per paragraph. */
function conversationText({ inputs }: Attachment, language: Language): string {
  const { file } = contentOf(language).leads;
  const { messages } = readConversation({ messages: inputs });
  return messages
    .map(({ sender, content }) => [sender === 'user' ? file.you : file.assistant, content])
    .map((row) => linesOf([row], language))
    .join('\n\n');
}

/** Names and values, one pair per line. */
function linesOf(rows: readonly (readonly string[])[], language: Language): string {
  return rows.map((row) => row.join(`${spaceBeforeMark[language]}: `)).join('\n');
}
