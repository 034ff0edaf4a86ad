import { z } from 'zod';
import { listOutbox, mailFailures, readKeptMail } from '#app/application/delivery/list-outbox.ts';
import { replayMessage, sendWaitingMails } from '#app/application/delivery/replay-message.ts';
import { HttpError } from './http/http-error.ts';
import { operation } from './http/operation.ts';
import { messageShape } from './shapes/lead-replies.ts';
import { outboxQueryShape } from './shapes/lead-shapes.ts';
import { pageOf } from './shapes/moment-cursor.ts';
import { uuid } from './shapes/path-shapes.ts';

const failedMailsShape = z.strictObject({
  code: z.string().describe('Error code of the last attempt'),
  count: z.int(),
  since: z.iso.datetime().describe('When the oldest one was queued'),
});

/** Emails and webhooks, sent or pending; webhooks need `integrations`. */
export const outboxOperations = [
  operation('GET /api/outbox', {
    summary: 'Lists emails or webhook calls; webhook calls need `integrations`',
    needs: 'leads',
    needsToo: ({ query: { topic } }) => (topic === 'webhook' ? 'integrations' : null),
    query: outboxQueryShape,
    answer: {
      status: 200,
      description: 'A page, newest first',
      body: z.strictObject({
        items: z.array(messageShape),
        next: z
          .string()
          .describe('Value of `after` for the next page; absent on the last one')
          .exactOptional(),
      }),
    },
    async handle({ services, query: { after, limit = 50, state, topic = 'mail' } }) {
      const found = await listOutbox(services, { limit: limit + 1, topic, state, after });
      return { body: pageOf(found, limit, (line) => line) };
    },
  }),
  operation('GET /api/outbox/failures', {
    summary: 'Says how many emails failed, and why',
    needs: 'leads',
    answer: {
      status: 200,
      description: 'The emails that failed',
      body: z.strictObject({
        sendsMail: z.boolean().describe('Whether a mail server is configured'),
        waiting: z.array(failedMailsShape).describe('Failed emails that will be retried'),
        givenUp: z.array(failedMailsShape).describe('Emails given up in the last 7 days'),
      }),
    },
    async handle({ services, now }) {
      const failures = await mailFailures(services, new Date(now()));
      return { body: { sendsMail: services.sendsMail, ...failures } };
    },
  }),
  operation('POST /api/outbox/send-now', {
    summary: 'Sends the emails that are waiting for their next attempt right away',
    needs: 'leads',
    answer: {
      status: 200,
      description: 'How many are being sent',
      body: z.strictObject({ count: z.int() }),
    },
    async handle({ services, user, now }) {
      return { body: { count: await sendWaitingMails(services, user.actor, new Date(now())) } };
    },
  }),
  operation('POST /api/outbox/:id/replay', {
    summary: 'Sends a message again',
    takesIdempotencyKey: true,
    needs: 'leads',
    params: { id: uuid },
    answer: { status: 204, description: 'Done' },
    problems: { 'not-found': {} },
    async handle({ services, user, now, params }) {
      const topic = user.may('integrations') ? undefined : 'mail';
      const by = { actor: user.actor, at: new Date(now()), topic } as const;
      if (!(await replayMessage(services.database, params.id, by)))
        throw new HttpError('not-found');
      services.outbox.wake();
    },
  }),
  operation('GET /api/outbox/:id/letter', {
    summary:
      'Reads an email kept here because there is no mail server; one about a meeting needs `assign`, one about an account `manage-staff`',
    needs: 'leads',
    params: { id: uuid },
    answer: { status: 200, description: 'The email', body: z.strictObject({ text: z.string() }) },
    problems: { 'not-found': {} },
    async handle({ services, user, params }) {
      const kept = await readKeptMail(services, params.id);
      if (kept === null) throw new HttpError('not-found');
      const { text, needs } = kept;
      if (needs && !user.may(needs)) throw new HttpError('not-allowed', { action: needs });
      return { body: { text } };
    },
  }),
] as const;
