import {
  GatewaySilent,
  type MandateGateway,
  type OpenedMandate,
  type SeenMandate,
} from '../../../gateways/payments';
import { crashPoint } from '../../../platform/observability/crash-point';

/**
 * Has a gateway end a mandate, and answers how it stands there afterwards: not every gateway ends what nobody has agreed to yet.
 * @throws GatewaySilent when it did not take the word, and holds the mandate for good
 */
export async function endThere(gateway: MandateGateway, mandate: OpenedMandate): Promise<SeenMandate> {
  const refusal = await gateway.end(mandate).then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof GatewaySilent)) throw error;
      return error;
    },
  );
  crashPoint('mandate.ended');
  const seen = await gateway.seen(mandate);
  if (refusal && seen.state !== 'ended' && seen.state !== 'proposed') throw refusal;
  return seen;
}
