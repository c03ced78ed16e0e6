// Brought by a preview where the hour of an event may be another one on the visitor's clock.
import { sayHere } from './say-here';

sayHere();
