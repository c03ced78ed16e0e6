export { feeRates, siteName } from '../services/site';
