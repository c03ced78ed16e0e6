import type { Signer } from '../../../platform/security/signer';

/**
 * A payment session that keeps nothing: `order.amount.signature`. The gateway knows from it what to take and for whom,
 * without asking the shop, as a real one does.
 */
export function writeSession(signer: Signer, order: { id: string; amount: number }): string {
  const value = `${order.id}.${order.amount}`;
  return `${value}.${signer.sign('sandbox', value)}`;
}

/** The order of a session; null unless we signed it. */
export function readSession(signer: Signer, session: string): { id: string; amount: number } | null {
  const end = session.lastIndexOf('.');
  if (end < 0) return null;
  const value = session.slice(0, end);
  if (!signer.verify('sandbox', value, session.slice(end + 1))) return null;
  const [id, amount] = value.split('.');
  return id && amount ? { id, amount: Number(amount) } : null;
}

/** The session of a mandate; what was proposed stands in the sandbox's books. */
export const writeMandateSession = (signer: Signer, id: string): string =>
  `${id}.${signer.sign('sandboxMandate', id)}`;

/** The mandate of a session; null unless we signed it. */
export function readMandateSession(signer: Signer, session: string): string | null {
  const [id = '', signature = ''] = session.split('.');
  return signer.verify('sandboxMandate', id, signature) ? id : null;
}
