import { findRequest } from '#app/data/privacy.server.ts';
import type { RequestKind } from '#app/domain/privacy/rights.ts';
import { rightShape } from './admin-shapes.ts';
import { bodyOf, Refusal, type ApiCall } from './api-route.ts';

/** Whose right is exercised, and the request in the register that it answers, which has to be the same person's. */
export async function rightOf(
  { request, services }: ApiCall,
  kind: RequestKind,
): Promise<{ email: string; requestId: string | undefined }> {
  const { email, requestId } = await bodyOf(request, rightShape);
  if (requestId === undefined) return { email, requestId };
  const entered = await findRequest(services.database.db, requestId);
  if (!entered) throw new Refusal('not-found');
  const isIts = entered.kind === kind && entered.email === email.toLowerCase();
  if (!isIts || entered.answeredAt) throw new Refusal('not-possible');
  return { email, requestId };
}
