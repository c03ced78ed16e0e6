export { eraseChats } from './connection/chat.repository';
export { telegramHandlers } from './connection/connection.routes';
export { telegramMembers } from './membership/telegram-members';
export { createTelegramDelivery, type TelegramDelivery } from './telegram.delivery';
