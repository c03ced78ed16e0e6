import {
  type ChargeWish,
  GatewaySilent,
  type MandateEnd,
  type MandateGateway,
  type PaymentGateways,
  type SeenMandate,
} from '../../../../gateways/payments';

/** `silent`: it hears nothing. `lost`: it does what it is told, and its answer is lost. */
export type BankTrouble = 'silent' | 'lost' | null;

/** A bank that agrees to mandates as a test tells it, and keeps what it was asked. */
export interface Bank {
  gateways: { payments: Pick<PaymentGateways, 'mandates'> };
  provider: string;
  seen(id: string): SeenMandate;
  /** By its natural key: told twice it is one. */
  charges: ReadonlyMap<string, ChargeWish & { status: 'waiting' | 'revoked' | 'asked' }>;
  /** What it was told and asked, oldest first. */
  calls: string[];
  /** As for an order that is to be paid with the approval. */
  open(id: string): void;
  agree(id: string, method?: string): void;
  /** Its buyer has chosen where, and it has not answered. */
  choose(id: string, method?: string): void;
  pause(id: string): void;
  /** As if nobody had ever agreed to it. */
  forget(id: string): void;
  end(id: string, why: MandateEnd): void;
  /** It has asked for a charge: that can be taken back no more. */
  ask(orderId: string): void;
  /** Does not end what it is told to end, until told otherwise. */
  clings: boolean;
  /** Whether it ends what nobody has agreed to; not every bank does. */
  endsProposals: boolean;
  trouble: BankTrouble;
  /** The next answer to `seen` is kept back until it is let go, and then is as it was. */
  hold(): { asked: Promise<void>; release(): void };
}

const fresh: SeenMandate = { state: 'proposed', why: null, method: null };

export function createBank(provider = 'bank'): Bank {
  const mandates = new Map<string, SeenMandate>();
  const charges = new Map<string, ChargeWish & { status: 'waiting' | 'revoked' | 'asked' }>();
  const calls: string[] = [];
  let held: { asked(): void; until: Promise<void> } | null = null;

  const of = (id: string): SeenMandate => {
    const known = mandates.get(id);
    if (!known) throw new Error(`The bank knows no mandate ${id}`);
    return known;
  };
  const set = (id: string, change: Partial<SeenMandate>) => void mandates.set(id, { ...of(id), ...change });

  async function answering<T>(what: string, work: () => T): Promise<T> {
    if (bank.trouble === 'silent') throw new GatewaySilent('timeout');
    calls.push(what);
    const answer = work();
    if (bank.trouble === 'lost') throw new GatewaySilent('timeout');
    return answer;
  }

  const gateway: MandateGateway = {
    provider,
    propose: ({ id }) =>
      answering(`propose ${id}`, () => {
        if (!mandates.has(id)) mandates.set(id, fresh);
        return { session: `session_${id}` };
      }),
    approval: ({ session }) => ({ kind: 'redirect', url: `/bank/${session}` }),
    async seen({ id }) {
      const seen = await answering(`seen ${id}`, () => ({ ...of(id) }));
      const mine = held;
      held = null;
      mine?.asked();
      await mine?.until;
      return seen;
    },
    end: ({ id }) =>
      answering(`end ${id}`, () => {
        if (!bank.endsProposals && of(id).state === 'proposed') throw new GatewaySilent('not_understood');
        if (!bank.clings && of(id).state !== 'ended') set(id, { state: 'ended', why: 'byUs' });
      }),
    charge: (input) =>
      answering(`charge ${input.id}`, () => {
        if (charges.has(input.id)) return 'taken';
        if (of(input.mandateId).state !== 'active') return 'refused';
        charges.set(input.id, { ...input, status: 'waiting' });
        return 'taken';
      }),
    revoke: ({ id }) =>
      answering(`revoke ${id}`, () => {
        const charge = charges.get(id);
        if (charge?.status === 'asked') return 'tooLate';
        if (charge) charge.status = 'revoked';
        return 'revoked';
      }),
    get payments(): never {
      throw new Error('this bank is asked about mandates alone');
    },
  };

  const bank: Bank = {
    provider,
    gateways: {
      payments: { mandates: { current: gateway, named: (name) => (name === provider ? gateway : null) } },
    },
    seen: of,
    charges,
    calls,
    open: (id) => void mandates.set(id, fresh),
    agree: (id, method = 'upi') => set(id, { state: 'active', method }),
    choose: (id, method = 'upi') => set(id, { method }),
    pause: (id) => set(id, { state: 'paused' }),
    forget: (id) => void mandates.set(id, fresh),
    end: (id, why) => set(id, { state: 'ended', why }),
    ask: (orderId) => void Object.assign(charges.get(orderId) ?? {}, { status: 'asked' }),
    clings: false,
    endsProposals: true,
    trouble: null,
    hold() {
      let release = () => undefined as void;
      let noteAsked = () => undefined as void;
      const until = new Promise<void>((resolve) => {
        release = resolve;
      });
      const asked = new Promise<void>((resolve) => {
        noteAsked = resolve;
      });
      held = { asked: noteAsked, until };
      return { asked, release };
    },
  };
  return bank;
}
