import { z } from 'zod';
import { quoteAnswer, type Question } from '#app/application/answers/answer-question.ts';
import { writeAnswer } from '#app/application/answers/write-answer.ts';
import type { Prompts } from '#app/application/prompts/prompts.ts';
import type { AnswerCall } from '#app/domain/answers/answer.ts';
import { longestQuestion } from '#app/domain/search/query-limits.ts';
import { languages } from '#app/i18n/languages.ts';
import { closedScreens, isOpenAmong } from '#app/i18n/module-screens.ts';
import { promptsContext } from '#app/middleware/prompts.ts';
import { publicSettingsContext } from '#app/middleware/public-settings.ts';
import { visitorContext } from '#app/middleware/visitor.ts';
import type { Route } from './+types/answers';

const callShape = z.object({
  question: z.string().trim().min(1).max(longestQuestion),
  language: z.enum(languages),
}) satisfies z.ZodType<AnswerCall>;

export function loader() {
  return new Response(null, { status: 405 });
}

/** Answers a question from the site's pages, worded by the language model where one is configured. Stores nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  if (!request.headers.get('content-type')?.startsWith('application/json')) return refusal(415);
  const { data: call } = callShape.safeParse(await request.json().catch(() => null));
  if (!call) return refusal(400);
  const { closed } = context.get(publicSettingsContext);
  const question: Question = {
    text: call.question,
    language: call.language,
    isOpen: isOpenAmong(closedScreens(closed)),
  };
  const prompts = context.get(promptsContext);
  // Beyond the model's rate limit, or when it cannot be counted, the passage itself is the answer.
  const answer = (await mayWrite(prompts, context.get(visitorContext)))
    ? await writeAnswer(question, { ...prompts, signal: request.signal })
    : quoteAnswer(question);
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
}

/** Whether the language model may be asked for this address now. */
async function mayWrite({ execution, limit, report }: Prompts, visitor: string): Promise<boolean> {
  if (execution.writer === 'local') return false;
  try {
    return (await limit(visitor)) === 0;
  } catch (error) {
    report(error);
    return false;
  }
}

function refusal(status: number): Response {
  return new Response(null, { status });
}
