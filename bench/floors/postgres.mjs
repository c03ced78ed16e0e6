// The least that an honest shop on Fastify and PostgreSQL does: GET /product/:slug is one indexed select; POST /open writes an order
// and its line; POST /paid takes a signed notice and, in one transaction and at most once, records it, marks the order paid, writes
// three ledger rows, grants access and queues a message.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import fastify from 'fastify';
import postgres from 'postgres';

const sql = postgres(process.env.DATABASE_URL, { max: 10, onnotice: () => undefined });
const app = fastify({ logger: false });
const products = 10_000;
const sellers = 500;
const feeShare = 0.05;

await sql.unsafe(`
  create schema if not exists floor;
  set search_path to floor;
  create table floor.product (id bigint primary key, slug text unique not null, title text not null, price int not null, description text not null, seller bigint not null);
  insert into floor.product select i, 'p-' || i, 'A page number ' || i, 49900, repeat('Plan, record and launch. ', 40), i % ${sellers} from generate_series(1, ${products}) i;
  create table floor.purchase (id bigserial primary key, email text not null, total int not null, status text not null, at timestamptz not null default now());
  create table floor.line (id bigserial primary key, purchase bigint not null references floor.purchase, product bigint not null references floor.product);
  create index on floor.line (purchase);
  create table floor.notice (ref text primary key, at timestamptz not null default now());
  create table floor.ledger (id bigserial primary key, purchase bigint not null references floor.purchase, account text not null, amount int not null);
  create table floor.access (purchase bigint primary key references floor.purchase, product bigint not null, token text not null unique);
  create table floor.outbox (id bigserial primary key, kind text not null, body jsonb not null);
  create table floor.balance (seller bigint primary key, amount bigint not null default 0);
  insert into floor.balance select i, 0 from generate_series(0, ${sellers - 1}) i;
  analyze;
`);

const text = { type: 'string' };
const shape = {
  type: 'object',
  properties: { id: text, slug: text, title: text, price: { type: 'integer' }, description: text },
};
app.get('/product/:slug', { schema: { response: { 200: shape } } }, async (request, reply) => {
  const [found] =
    await sql`select id, slug, title, price, description from floor.product where slug = ${request.params.slug}`;
  return found ?? reply.code(404).send({});
});

app.post('/open', async (request) => {
  const { slug, email } = request.body;
  const [product] = await sql`select id, price from floor.product where slug = ${slug}`;
  const [opened] = await sql`
    with opened as (insert into floor.purchase (email, total, status) values (${email}, ${product.price}, 'open') returning id),
    lined as (insert into floor.line (purchase, product) select id, ${product.id} from opened)
    select id from opened`;
  return { id: opened.id, amount: product.price };
});

app.post('/paid', async (request, reply) => {
  const { id, amount, ref, signature } = request.body;
  const wanted = createHmac('sha256', 'floor').update(`${id}|${amount}|${ref}`).digest();
  if (!timingSafeEqual(wanted, Buffer.from(signature, 'hex'))) return reply.code(401).send({});
  return sql.begin(async (tx) => {
    const [fresh] =
      await tx`insert into floor.notice (ref) values (${ref}) on conflict do nothing returning ref`;
    if (!fresh) return { id, status: 'paid' };
    const [paid] = await tx`
      update floor.purchase p set status = 'paid' from floor.line l join floor.product d on d.id = l.product
      where p.id = ${id} and p.status = 'open' and p.total = ${amount} and l.purchase = p.id returning d.id, d.seller`;
    if (!paid) throw new Error('not open');
    const fee = Math.round(amount * feeShare);
    const token = randomBytes(16).toString('hex');
    await tx`insert into floor.ledger (purchase, account, amount) values
      (${id}, 'gateway', ${-amount}), (${id}, ${`seller ${paid.seller}`}, ${amount - fee}), (${id}, 'fee', ${fee})`;
    await tx`insert into floor.access (purchase, product, token) values (${id}, ${paid.id}, ${token})`;
    await tx`insert into floor.outbox (kind, body) values ('receipt', ${tx.json({ id, token })})`;
    await tx`update floor.balance set amount = amount + ${amount - fee} where seller = ${paid.seller}`;
    return { id, status: 'paid' };
  });
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
console.log('ready');
process.once('SIGTERM', () => process.exit(0));
