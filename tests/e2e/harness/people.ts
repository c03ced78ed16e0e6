// Who takes part in the tests, and what they find on their phones.
import type { Haat, Message } from '../../simulators/haat';

let next = 0;

/** A mobile number nobody else in this run has: ten digits. Limits per phone are never lifted. */
export function newPhone(): string {
  next += 1;
  return `98${String(10_000_000 + process.pid * 997 + next).slice(-8)}`;
}

/** An e-mail address nobody else in this run has. */
export function newEmail(): string {
  next += 1;
  return `asha-${process.pid}-${next}@example.com`;
}

/** How many messages a phone, or an e-mail address, has got, so that the next one can be told from the last. */
export async function countMessages(haat: Haat, phone: string): Promise<number> {
  return (await to(haat, phone)).length;
}

/** The one-time password of the first message after the `already` that were there. Six digits. */
export async function nextPassword(haat: Haat, phone: string, already = 0): Promise<string> {
  const message = await nextMessage(haat, phone, already, (one) => one.otp !== undefined);
  return message.otp ?? '';
}

/** The first message that fits, newest first, once there are more than `already`. */
export async function nextMessage(
  haat: Haat,
  phone: string,
  already = 0,
  fits: (message: Message) => boolean = () => true,
): Promise<Message> {
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    const messages = await to(haat, phone);
    const found = messages.slice(0, messages.length - already).find(fits);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The message did not come within 10 s');
}

async function to(haat: Haat, person: string): Promise<Message[]> {
  const address = person.includes('@') ? person : `+91${person}`;
  return (await haat.outbox()).filter((message) => message.to === address);
}
