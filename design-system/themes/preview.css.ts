import '../styles/layers.css';
import '../styles/reset.css';
import './follow-system.css';

export { vars } from './contract.css';
