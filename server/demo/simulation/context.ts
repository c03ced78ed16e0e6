// What all parts of the filling stand on: the server, its clock, and the creator who is signed in.
import type { SignedIn } from '@haat/openapi';
import type { Server } from '../../assemble';
import { type MovableClock, movableClock } from '../../platform/clock/clock';
import { type ApiClient, createApiClient } from './api-client';

export interface DemoContext {
  server: Server;
  call: ApiClient;
  /** The moment at which the season ends. */
  now: Date;
  /** The creator's. */
  token: string;
  creatorId: string;
  time(): Date;
  /** Moves the clock to where the season begins. */
  begin(start: Date): Promise<void>;
  /** Moves the clock on to a moment; one that has passed changes nothing. */
  goTo(moment: Date): Promise<void>;
  wait(ms: number): Promise<void>;
  /** Runs the jobs that are due, but no schedules. */
  runJobs(): Promise<void>;
  /** Signs in with the one-time password sent to the phone */
  signIn(person: { phone: string; name: string }): Promise<void>;
  /** A code for what the creator may not do without one. */
  stepUpCode(): Promise<string>;
}

export const dayMs = 86_400_000;
const minuteMs = 60_000;

/** A demo whose clock stands where the system's does; nobody is signed in yet. */
export function createContext(server: Server, now: Date): DemoContext {
  const { deps } = server;
  const clock = deps.clock as MovableClock;
  const call = createApiClient(server.app);
  let creatorsPhone = '';

  async function codeFor(phone: string): Promise<string> {
    await demo.runJobs();
    const sent = await call<{ to: string; otp?: string }[]>('GET', '/dev/outbox.json');
    const otp = sent.find((message) => message.to === `+91${phone}` && message.otp)?.otp;
    if (!otp) throw new Error(`No code came to ${phone}`);
    return otp;
  }

  const demo: DemoContext = {
    server,
    call,
    now,
    token: '',
    creatorId: '',
    time: () => clock.now(),
    begin: (start) => clock.advance(start.getTime() - clock.now().getTime()),
    wait: (ms) => clock.advance(ms),
    async goTo(moment) {
      const ms = moment.getTime() - clock.now().getTime();
      if (ms > 0) await clock.advance(ms);
    },
    async runJobs() {
      await deps.jobs.drain({ schedules: () => false });
    },
    async signIn({ phone, name }) {
      await call('POST', '/api/send-otp', { body: { phone } });
      const body = { phone, otp: await codeFor(phone), email: '', is_p: false, name };
      const { token, user } = await call<SignedIn>('POST', '/api/verify-otp', { body });
      creatorsPhone = phone;
      demo.token = token;
      demo.creatorId = user.id;
    },
    async stepUpCode() {
      // A second code is not sent within the same minute.
      await clock.advance(2 * minuteMs);
      await call('POST', '/api/step-up', { token: demo.token, body: {} });
      return codeFor(creatorsPhone);
    },
  };
  return demo;
}

/** The demonstration's own clock: nothing of it is left when the server starts. */
export const demoClock = () => movableClock({ read: async () => 0, write: async () => undefined });
