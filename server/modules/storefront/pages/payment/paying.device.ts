import type { FastifyRequest } from 'fastify';
import type { Device } from '../../../../gateways/payments';

/** A phone opens its own apps; anything else shows a picture to a phone. */
export function deviceOf(request: Pick<FastifyRequest, 'headers'>): Device {
  return /Android|iPhone|iPad|Mobile/i.test(request.headers['user-agent'] ?? '') ? 'phone' : 'desktop';
}
