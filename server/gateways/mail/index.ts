export type { Mail, MailGateway } from './mail.gateway';
export { createSmtp } from './smtp';
