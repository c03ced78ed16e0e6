// Signing out without a network: the cookie of a buyer ends on the server alone, so what asks for it is kept here until it has come there.
import { Queue } from 'workbox-background-sync';

/** As long as a session lives. */
const keptForMinutes = 180 * 24 * 60;

let sending: Promise<void> | undefined;

/** Without background sync its constructor asks for it to be sent, before there is anything to send from. */
const signOuts = new Queue('sign-out', {
  maxRetentionTime: keptForMinutes,
  onSync: () => Promise.resolve().then(sendAll),
});

/** All that wait, in turn; rejects at the first that does not come there. One of them at a time. */
function sendAll(): Promise<void> {
  sending ??= sendInTurn().finally(() => {
    sending = undefined;
  });
  return sending;
}

async function sendInTurn(): Promise<void> {
  for (let entry = await signOuts.shiftRequest(); entry; entry = await signOuts.shiftRequest())
    try {
      const { status } = await fetch(entry.request.clone());
      if (status >= 500) throw new Error(`Signing out was answered ${status}`);
    } catch (error) {
      await signOuts.unshiftRequest(entry);
      throw error;
    }
}

/** One that is on its way. */
let ending: Promise<Response> | undefined;

/**
 * Waits for one that is on its way and sends what waits; whether there was anything. Without a network it goes on waiting; where nothing can be stored
 * there is none.
 */
export async function sendSignOuts(): Promise<boolean> {
  const wasEnding = ending !== undefined;
  await ending?.catch(() => undefined);
  if (!sending && (await signOuts.size().catch(() => 0)) === 0) return wasEnding;
  await sendAll().catch(() => undefined);
  return true;
}

/** Sends what signs out by `send`, and again later where that fails. Rejects as `send` does. */
export function signOut(request: Request, send: () => Promise<Response>): Promise<Response> {
  const ended = sendOrKeep(request, send).finally(() => {
    if (ending === ended) ending = undefined;
  });
  ending = ended;
  return ended;
}

async function sendOrKeep(request: Request, send: () => Promise<Response>): Promise<Response> {
  const again = request.clone();
  const keep = () => signOuts.pushRequest({ request: again }).catch(() => undefined);
  try {
    const response = await send();
    if (response.status >= 500) await keep();
    return response;
  } catch (error) {
    await keep();
    throw error;
  }
}
