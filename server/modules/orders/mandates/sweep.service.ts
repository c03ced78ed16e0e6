import { GatewaySilent } from '../../../gateways/payments';
import type { Looking, MandateDeps } from './look.service';
import { changeMandate, findEstablished, findMoving } from './mandate.repository';

/** A minute is enough for so many, also when each takes a second. */
const most = 50;
/** Silent so many times, a gateway is asked no more in this round. */
const enough = 3;

/** Webhooks of mandates cannot be sent again, so all that is open is asked about by itself. */
export function createSweep({ database, clock, log }: MandateDeps, { look }: Looking): () => Promise<void> {
  return async () => {
    // A gateway that is silent would be so for the next one as well; another may answer. About a single one it may be silent for ever.
    const silences = new Map<string, number>();
    const now = clock.now();
    const moving = await findMoving(database.db, now, most);
    const established = await findEstablished(database.db, now, most);
    for (const row of [...moving, ...established]) {
      const silent = silences.get(row.provider) ?? 0;
      if (silent === enough) continue;
      try {
        await look(row.id);
      } catch (error) {
        if (error instanceof GatewaySilent) {
          silences.set(row.provider, silent + 1);
          log.warn({ mandateId: row.id, reason: error.reason }, 'Mandate lookup at the gateway failed');
        } else {
          // One that cannot be asked about must not keep the others waiting.
          log.error({ mandateId: row.id, err: error }, 'Mandate sweep failed');
          await changeMandate(database.db, row, { asked_at: clock.now() });
        }
      }
    }
  };
}
