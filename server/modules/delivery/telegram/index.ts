export { telegramHandlers } from './connection/connection.routes';
export { createTelegramDelivery, type TelegramDelivery } from './telegram.delivery';
