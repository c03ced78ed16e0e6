export { preparationMachine } from './preparation.machine';
export {
  type MadeRenditions,
  type MakeEvent,
  type PreparationReport,
  type PreparedFile,
  Unprepared,
} from './preparation.ports';
