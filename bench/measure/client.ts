// A small keep-alive client: the load generator shares the machine with what it measures, so it must cost little.
import { Agent, type IncomingMessage, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** POSTs JSON and answers the parsed answer; throws on any status from 400 on. */
export function post<Body>(
  base: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Body> {
  const data = JSON.stringify(body);
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const length = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(data) };
    const outgoing = request(
      { hostname, port, path, method: 'POST', agent, headers: { ...length, ...headers } },
      (answer) => readWhole(path, answer, (text) => resolve(JSON.parse(text) as Body), reject),
    );
    outgoing.once('error', reject);
    outgoing.end(data);
  });
}

/** GETs JSON with a bearer and throws on any status from 400 on; the answer is read to its end. */
export function get(base: string, path: string, token: string): Promise<string> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const outgoing = request({ hostname, port, path, agent, headers }, (answer) =>
      readWhole(path, answer, resolve, reject),
    );
    outgoing.once('error', reject);
    outgoing.end();
  });
}

/** Hands on the text of an answer when it is here, and fails on any status from 400 on. */
function readWhole(
  path: string,
  answer: IncomingMessage,
  done: (text: string) => void,
  fail: (error: Error) => void,
): void {
  const chunks: Buffer[] = [];
  answer.on('data', (chunk: Buffer) => chunks.push(chunk));
  answer.on('end', () => {
    const text = Buffer.concat(chunks).toString();
    if ((answer.statusCode ?? 500) >= 400)
      fail(new Error(`${path} ${answer.statusCode} ${text.slice(0, 200)}`));
    else done(text);
  });
}
