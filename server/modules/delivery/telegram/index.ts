export { eraseChats } from './connection/chat.repository';
export { telegramHandlers } from './connection/connection.routes';
export { createTelegramDelivery, type TelegramDelivery } from './telegram.delivery';
