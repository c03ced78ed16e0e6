// A small keep-alive client: the load generator shares the machine with what it measures, so it must cost little.
import { Agent, request } from 'node:http';

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
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          if ((answer.statusCode ?? 500) >= 400)
            reject(new Error(`${path} ${answer.statusCode} ${text.slice(0, 200)}`));
          else resolve(JSON.parse(text) as Body);
        });
      },
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
    const outgoing = request({ hostname, port, path, agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if ((answer.statusCode ?? 500) >= 400)
          reject(new Error(`${path} ${answer.statusCode} ${text.slice(0, 200)}`));
        else resolve(text);
      });
    });
    outgoing.once('error', reject);
    outgoing.end();
  });
}
