// kill -9 in the middle of 200 payments, once or FAULT_ROUNDS times: nothing acknowledged is lost, nothing happens twice, and the server
// starts again on the same data without help.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { read } from '../../server/platform/config/env';
import { freePort } from '../simulators/free-port';
import { type Haat, startHaat } from '../simulators/haat';
import { hasPostgres, type Postgres, startPostgres } from '../simulators/postgres';
import { publishPage, signIn } from '../simulators/shop';
import { booksOf } from './books';
import { type Acknowledged, newPayments, payAll, settledIn } from './payments';

export interface Engine {
  name: string;
  needsPostgres: boolean;
}

const rounds = read(process.env, 'FAULT_ROUNDS');
const paymentsARound = 200;
const buyersAtOnce = 16;

/** Each engine has a file of its own, because files run side by side. */
export function survivesKills(engine: Engine): void {
  describe(`on ${engine.name}`, () => {
    let postgres: Postgres | undefined;
    let haat: Haat;
    const known: Acknowledged[] = [];

    beforeAll(async () => {
      if (engine.needsPostgres && hasPostgres()) postgres = await startPostgres();
    });
    afterAll(async () => {
      await haat?.dispose();
      await postgres?.stop();
    });

    test.runIf(!engine.needsPostgres || hasPostgres())(
      `${rounds} × kill -9 in the middle of ${paymentsARound} payments`,
      async () => {
        const port = await freePort();
        const database = postgres ? { databaseUrl: postgres.url } : {};
        haat = await startHaat({ port, ...database });
        const { dataDir } = haat;
        const creator = await signIn(haat, '9812345670', 'Meera');
        const page = await publishPage(haat.url, creator.token);

        for (let round = 0; round < rounds; round += 1) {
          const payments = newPayments(paymentsARound, round, page.id);
          const killAfter = Math.round(paymentsARound * (0.2 + (0.6 * (round + 0.5)) / rounds));
          await payAll(haat.url, payments, buyersAtOnce, { stopAfter: killAfter, onStop: () => haat.kill() });

          haat = await startHaat({ port, dataDir, ...database });
          const acknowledged = payments.filter((payment) => payment.decided);
          expect(acknowledged.length).toBeGreaterThan(0);
          expect(await settledIn(haat.url, acknowledged)).toEqual([]);

          await payAll(haat.url, payments, buyersAtOnce);
          expect(await settledIn(haat.url, payments)).toEqual([]);
          for (const payment of payments) expect(payment.ids.size, `one order for ${payment.key}`).toBe(1);
          known.push(...payments);
        }

        expect(await settledIn(haat.url, known)).toEqual([]);
        expect(await haat.stop()).toBe(0);
        const books = await booksOf(postgres ? { url: postgres.url } : { dataDir });
        expect(books.unbalanced).toEqual([]);
        expect(books.paidOrders).toBe(known.length);
        expect(books.saleTransactions).toBe(known.length);
        expect(books.grants).toBe(known.length);
        expect(books.salesPaise).toBe(known.length * 49_900);
      },
    );
  });
}
