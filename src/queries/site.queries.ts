export { feeRates, hasOwnRooms, siteName } from '../services/site';
