export { calendarFile, type Mail, type MailCalendar, type MailGateway } from './mail.gateway';
export { createSmtp } from './smtp';
