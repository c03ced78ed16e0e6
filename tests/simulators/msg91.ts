// MSG91's flow API as it behaves: errors often come with HTTP 200, and what counts is `type`.
import type { ServerResponse } from 'node:http';
import { type Asked, answerJson, listen } from './loopback';

export interface DeliveredSms {
  /** E.164. */
  to: string;
  templateId: string;
  /** The registered template with its variables filled in, as the phone shows it. */
  text: string;
}

/** What goes wrong next; `lost`: the message goes out, and the answer never arrives. */
export type Msg91Trouble =
  | 'ipBlocked'
  | 'noBalance'
  | 'tooMany'
  | 'proxyPage'
  | 'serverError'
  | 'silent'
  | 'lost';

export interface Msg91 {
  url: string;
  delivered: DeliveredSms[];
  /** How many requests came, refused ones too. */
  requestCount(): number;
  /** From now on, until told otherwise. Null: everything works. */
  trouble(kind: Msg91Trouble | null): void;
  close(): Promise<void>;
}

interface FlowRequest {
  template_id?: string;
  recipients?: ({ mobiles?: string } & Record<string, string>)[];
}

/** The names of flow templates that are registered, one for each message. */
export const flowTemplates = {
  otp: 't-otp',
  receipt: 't-receipt',
  sale: 't-sale',
  refund: 't-refund',
  unpaid: 't-unpaid',
  payout: 't-payout',
  requested: 't-requested',
  answer: 't-answer',
  renewal: 't-renewal',
  charge: 't-charge',
  account: 't-account',
  member: 't-member',
  session: 't-session',
  news: 't-news',
  owned: 't-owned',
  gift: 't-gift',
};

/** `templates`: by id, with `##name##` where a variable goes. Numbers of ten digits after 91 that begin with 6 to 9 exist. */
export async function startMsg91(authKey: string, templates: Record<string, string>): Promise<Msg91> {
  const delivered: DeliveredSms[] = [];
  let requestCount = 0;
  let trouble: Msg91Trouble | null = null;

  const refuse = (response: ServerResponse, message: string, status = 200) =>
    answerJson(response, status, { type: 'error', message });

  function deliver(body: FlowRequest): string | null {
    const template = templates[body.template_id ?? ''];
    if (template === undefined) return 'Template not found or not approved';
    for (const { mobiles = '', ...variables } of body.recipients ?? []) {
      if (!/^91[6-9]\d{9}$/.test(mobiles)) return `Please provide valid mobile no. ${mobiles}`;
      const text = template.replace(/##(\w+)##/g, (_place, name: string) => variables[name] ?? '');
      delivered.push({ to: `+${mobiles}`, templateId: body.template_id ?? '', text });
    }
    return null;
  }

  function answer({ method, path, headers, body }: Asked, response: ServerResponse): void {
    requestCount += 1;
    if (method !== 'POST' || path !== '/api/v5/flow') return refuse(response, 'Not found', 404);
    if (headers['authkey'] !== authKey) return refuse(response, 'Authentication failure', 401);
    const inTheWay = trouble && troubles[trouble];
    if (inTheWay) return inTheWay(response);
    const problem = deliver(JSON.parse(body) as FlowRequest);
    if (problem !== null) return refuse(response, problem);
    if (trouble === 'lost') return void response.destroy();
    answerJson(response, 200, { type: 'success', message: `3663${requestCount}6b7a` });
  }

  const troubles: Partial<Record<Msg91Trouble, (response: ServerResponse) => void>> = {
    ipBlocked: (response) => refuse(response, 'IPBlocked'),
    noBalance: (response) => refuse(response, 'Insufficient balance'),
    tooMany: (response) =>
      answerJson(response, 429, { type: 'error', message: 'Too many requests' }, { 'retry-after': '7' }),
    proxyPage: (response) => void response.writeHead(502).end('<html><h1>502 Bad Gateway</h1></html>'),
    serverError: (response) => refuse(response, 'Something went wrong', 500),
    silent: () => undefined,
  };

  const server = await listen(answer);
  return {
    ...server,
    delivered,
    requestCount: () => requestCount,
    trouble: (kind) => {
      trouble = kind;
    },
  };
}
