// A mail server written by hand: EHLO, STARTTLS, AUTH, MAIL, RCPT, DATA, and the refusals that real ones give.
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { selfSigned } from './certificate';
import { type ReadMail, readMail } from './mime';

export interface ReceivedMail extends ReadMail {
  from: string;
  to: string;
  isEncrypted: boolean;
}

/** `greylisted` passes when the same is sent again; `unknownUser` stays; `silent` never answers. */
export type SmtpTrouble = 'greylisted' | 'unknownUser' | 'mailboxFull' | 'tooBusy' | 'silent' | 'hangsUp';

export interface Smtp {
  port: number;
  /** SMTP_URL, with user and password when it asks for them. */
  url: string;
  received: ReceivedMail[];
  /** How many connections came. */
  connections(): number;
  trouble(kind: SmtpTrouble | null): void;
  close(): Promise<void>;
}

interface Options {
  user?: string;
  password?: string;
  /** Offers STARTTLS with a certificate of its own. */
  isTlsOffered?: boolean;
  /** Of loopback. */
  host?: string;
}

const replies: Partial<Record<SmtpTrouble, string>> = {
  greylisted: '450 4.2.0 Greylisted, try again later',
  unknownUser: '550 5.1.1 No such user here',
  mailboxFull: '452 4.2.2 Mailbox full',
  tooBusy: '421 4.3.2 Too busy',
};

export async function startSmtp({
  user,
  password = '',
  isTlsOffered = false,
  host = '127.0.0.1',
}: Options = {}): Promise<Smtp> {
  const received: ReceivedMail[] = [];
  const open = new Set<Socket>();
  let connections = 0;
  let trouble: SmtpTrouble | null = null;
  const certificate = isTlsOffered ? selfSigned() : undefined;

  /** Speaks with one client; a second time, encrypted, after STARTTLS. */
  function speak(socket: Socket, isEncrypted: boolean): void {
    let buffered = '';
    let from = '';
    let to = '';
    let isData = false;
    let isKnown = user === undefined;
    let loginUser: string | null = null;
    const say = (line: string) => socket.write(`${line}\r\n`);

    const isRight = (given: string, secret: string) => given === user && secret === password;
    const signIn = (right: boolean) => {
      isKnown = right;
      loginUser = null;
      say(right ? '235 2.7.0 Accepted' : '535 5.7.8 Authentication credentials invalid');
    };

    const commands: Record<string, (rest: string) => void> = {
      EHLO: () => {
        const offers = [
          'SIZE 10485760',
          ...(certificate && !isEncrypted ? ['STARTTLS'] : []),
          ...(user === undefined ? [] : ['AUTH PLAIN LOGIN']),
        ];
        say(['250-localhost', ...offers.map((one) => `250-${one}`), '250 HELP'].join('\r\n'));
      },
      STARTTLS: () => {
        if (!certificate || isEncrypted) return say('502 5.5.1 Not implemented');
        say('220 2.0.0 Ready to start TLS');
        socket.removeAllListeners('data');
        const secure = new TLSSocket(socket, { isServer: true, ...certificate });
        secure.on('error', () => secure.destroy());
        speak(secure, true);
      },
      AUTH: (rest) => {
        const [method = '', initial = ''] = rest.split(' ');
        const [, given = '', secret = ''] = Buffer.from(initial, 'base64').toString().split('\0');
        if (method.toUpperCase() === 'PLAIN') return signIn(isRight(given, secret));
        loginUser = '';
        say(`334 ${Buffer.from('Username:').toString('base64')}`);
      },
      MAIL: (rest) => {
        if (!isKnown) return say('530 5.7.0 Authentication required');
        from = /<(.*?)>/.exec(rest)?.[1] ?? '';
        say('250 2.1.0 Ok');
      },
      RCPT: (rest) => {
        const refusal = trouble && replies[trouble];
        if (refusal) return say(refusal);
        to = /<(.*?)>/.exec(rest)?.[1] ?? '';
        say('250 2.1.5 Ok');
      },
      DATA: () => {
        if (trouble === 'hangsUp') return socket.destroy();
        isData = true;
        say('354 End data with <CR><LF>.<CR><LF>');
      },
      RSET: () => say('250 2.0.0 Ok'),
      NOOP: () => say('250 2.0.0 Ok'),
      QUIT: () => socket.end('221 2.0.0 Bye\r\n'),
    };

    const onLine = (line: string) => {
      if (loginUser === '') {
        loginUser = Buffer.from(line, 'base64').toString();
        return say(`334 ${Buffer.from('Password:').toString('base64')}`);
      }
      if (loginUser !== null) return signIn(isRight(loginUser, Buffer.from(line, 'base64').toString()));
      const [verb = '', ...rest] = line.split(' ');
      const command = commands[verb.toUpperCase()];
      if (command) command(rest.join(' '));
      else say('500 5.5.2 Unknown command');
    };

    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      buffered += chunk;
      for (;;) {
        const end = buffered.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const text = buffered.slice(0, end);
        buffered = buffered.slice(end + (isData ? 5 : 2));
        if (!isData) {
          onLine(text);
          continue;
        }
        isData = false;
        received.push({ ...readMail(text.replace(/^\.\./gm, '.')), from, to, isEncrypted });
        say(`250 2.0.0 Ok: queued as ${received.length}`);
      }
    });
  }

  const server = createServer((socket) => {
    connections += 1;
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    if (trouble === 'silent') return;
    speak(socket, false);
    socket.write('220 localhost ESMTP\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  const credentials =
    user === undefined ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  return {
    port,
    url: `smtp://${credentials}${host}:${port}`,
    received,
    connections: () => connections,
    trouble: (kind) => {
      trouble = kind;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
