import {
  endpointChangeShape,
  lookupShape,
  newEndpointShape,
  newRequestShape,
  pageQueryShape,
  requestAnswerShape,
  rightShape,
} from './admin-shapes.ts';
import {
  answered,
  body,
  inPath,
  operation,
  parametersOf,
  schemaOf,
  someItems,
  type Json,
} from './describe-parts.ts';

const done: Json = { 204: answered('Done') };
const endpoint = answered('The endpoint', { type: 'object' });
const parts = answered('What is kept and what would go, part by part', someItems());

/** What those use who run the desk: webhooks, the rights of people, and who is signed in. */
export const adminPaths: Json = {
  '/api/outbox/{id}/letter': {
    parameters: [inPath('id')],
    get: operation('Reads a mail that was written into a file in place of being sent', 'leads', {
      responses: { 200: answered('The mail', { type: 'object' }) },
    }),
  },
  '/api/webhooks': {
    get: operation('Lists endpoints of webhooks', 'integrations', {
      responses: { 200: answered('Oldest first', someItems()) },
    }),
    post: operation('Adds an endpoint', 'integrations', {
      requestBody: body(schemaOf(newEndpointShape)),
      responses: { 201: answered('With its `secret`, not shown again', { type: 'object' }) },
    }),
  },
  '/api/webhooks/{id}': {
    parameters: [inPath('id')],
    patch: operation('Changes an endpoint, or stops it for a while', 'integrations', {
      requestBody: body(schemaOf(endpointChangeShape)),
      responses: { 200: endpoint },
    }),
    delete: operation('Removes an endpoint with its log', 'integrations', { responses: done }),
  },
  '/api/webhooks/{id}/secret': {
    parameters: [inPath('id')],
    post: operation('Makes another secret; the one before signs along for a day', 'integrations', {
      responses: { 200: answered('The secret, not shown again', { type: 'object' }) },
    }),
  },
  '/api/webhooks/{id}/ping': {
    parameters: [inPath('id')],
    post: operation('Sends an event that says nothing', 'integrations', { responses: done }),
  },
  '/api/webhooks/{id}/deliveries': {
    parameters: [inPath('id')],
    get: operation('Lists attempts at an endpoint', 'integrations', {
      parameters: parametersOf(pageQueryShape),
      responses: { 200: answered('A page, newest first', someItems()) },
    }),
  },
  '/api/privacy/lookup': {
    post: operation('Says how much is kept about a person, and what erasing would do', 'privacy', {
      requestBody: body(schemaOf(lookupShape)),
      responses: { 200: parts },
    }),
  },
  '/api/privacy/export': {
    post: operation('Hands over all that is kept about a person', 'privacy', {
      requestBody: body(schemaOf(rightShape)),
      responses: { 200: answered('By the part it was kept in', { type: 'object' }) },
    }),
  },
  '/api/privacy/erasure': {
    post: operation('Erases a person everywhere, for good', 'privacy', {
      requestBody: body(schemaOf(rightShape)),
      responses: { 200: parts },
    }),
  },
  '/api/privacy/requests': {
    get: operation('Lists what people asked about their own information', 'privacy', {
      responses: { 200: answered('Newest first', someItems()) },
    }),
    post: operation('Enters a request', 'privacy', {
      requestBody: body(schemaOf(newRequestShape)),
      responses: { 201: answered('Its id', { type: 'object' }) },
    }),
  },
  '/api/privacy/requests/{id}/answer': {
    parameters: [inPath('id')],
    post: operation('Enters an answer that a person gave', 'privacy', {
      requestBody: body(schemaOf(requestAnswerShape)),
      responses: done,
    }),
  },
  '/api/staff': {
    get: operation('Lists who works here, and where they are signed in', 'manage-staff', {
      responses: { 200: answered('By name', someItems()) },
    }),
  },
  '/api/staff/{id}/sessions': {
    parameters: [inPath('id')],
    delete: operation('Signs somebody out everywhere', 'manage-staff', { responses: done }),
  },
};
