export type { Mail, MailCalendar, MailGateway } from './mail.gateway';
export { createSmtp } from './smtp';
