export interface Engine {
  name: string;
  needsPostgres: boolean;
}

export const engines: Engine[] = [
  { name: 'the embedded engine', needsPostgres: false },
  { name: 'PostgreSQL', needsPostgres: true },
];
