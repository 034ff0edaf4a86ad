import { z } from 'zod';
import { eventStream, eventStreamHeaders } from '#app/api/http/event-stream.ts';
import { promptCatalogue } from '#app/application/prompts/prompt-catalogue.ts';
import type { Prompts } from '#app/application/prompts/prompts.ts';
import { writeEvent } from '#app/domain/prompts/event-stream.ts';
import type { PromptCall, PromptEvent } from '#app/domain/prompts/prompt-run.ts';
import { languages } from '#app/i18n/languages.ts';
import { promptsContext } from '#app/middleware/prompts.ts';
import { visitorContext } from '#app/middleware/visitor.ts';
import {
  PromptFailure,
  type Prompt,
  type PromptExecution,
} from '#app/services/prompt-execution/prompt-execution.ts';
import type { Route } from './+types/prompts';

const callShape = z.object({
  promptId: z.string(),
  language: z.enum(languages),
  writer: z.enum(['local', 'configured']),
  variant: z.number().int().min(0).max(999),
  payload: z.unknown(),
}) satisfies z.ZodType<PromptCall<unknown>>;

export function loader() {
  return new Response(null, { status: 405 });
}

/** Runs a prompt and streams the answer as events; see PromptEvent. */
export async function action({ request, context }: Route.ActionArgs) {
  if (!request.headers.get('content-type')?.startsWith('application/json')) return refusal(415);
  const { data: call } = callShape.safeParse(await request.json().catch(() => null));
  const prompt =
    call && promptCatalogue.get(call.promptId)?.(call.payload, call.language, call.variant);
  if (!prompt) return refusal(400);

  const prompts = context.get(promptsContext);
  const wait = await prompts.limit(context.get(visitorContext));
  if (wait > 0) return refusal(429, { 'Retry-After': String(Math.ceil(wait / 1000)) });
  const execution = call.writer === 'local' ? prompts.local : prompts.execution;
  const events = eventsOf(execution, prompt, request.signal, prompts.report);
  return new Response(eventStream(events), { headers: eventStreamHeaders });
}

function refusal(status: number, headers: HeadersInit = {}): Response {
  return new Response(null, { status, headers });
}

async function* eventsOf(
  execution: PromptExecution,
  prompt: Prompt,
  signal: AbortSignal,
  report: Prompts['report'],
): AsyncGenerator<string> {
  const event = (name: PromptEvent, data: unknown) => writeEvent(name, data);
  yield event('writer', execution.writer);
  try {
    for await (const part of execution.run(prompt, signal)) yield event('part', part);
    if (!signal.aborted) yield event('done', null);
  } catch (error) {
    // The code and the prompt's id only: nothing of what the visitor typed.
    report(error);
    yield event('failure', error instanceof PromptFailure ? error.code : 'broken');
  }
}
