export { createMsg91 } from './msg91';
export type { Sms, SmsGateway, SmsTemplate } from './sms.gateway';
