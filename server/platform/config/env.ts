import type { Variable } from './variables/variable';
import { renamedVariables, type ValueOf, type VariableName, variables } from './variables/variables';

export type Env = Record<string, string | undefined>;

/** The server cannot start with this environment or data folder; the message says what is wrong and what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** What is wrong with a variable, and what to set: "PORT: …". */
export const refusal = (name: VariableName, problem: string) => new ConfigError(`${name}: ${problem}`);

/** An empty variable counts as not set. @throws ConfigError when the text does not have the format of the variable */
export function read<N extends VariableName>(env: Env, name: N): ValueOf<N> {
  const variable = variables[name] as Variable<unknown>;
  const given = env[name];
  if (!given) return variable.fallback as ValueOf<N>;
  const value = variable.parse(given);
  if (value !== undefined) return value as ValueOf<N>;
  const shown = variable.isSecret ? 'the value' : `"${given}"`;
  throw refusal(name, `${shown} is not valid. Expected: ${variable.format}.`);
}

/** As `read`, for a variable that has to be set. @throws ConfigError also when it is not set */
export function required<N extends VariableName>(env: Env, name: N): NonNullable<ValueOf<N>> {
  const value = read(env, name);
  if (env[name] && value !== null) return value as NonNullable<ValueOf<N>>;
  throw refusal(name, `not set. ${requiredWhen(name)}`);
}

/** "Required in production. Expected: …", from the table. */
export function requiredWhen(name: VariableName): string {
  const { required: when, format } = variables[name] as Variable<unknown>;
  return `Required${when ? ` ${when.replaceAll('`', '')}` : ''}. Expected: ${format}.`;
}

/** @throws ConfigError for a variable that is set under a former name */
export function refuseRenamed(env: Env): void {
  for (const [former, name] of Object.entries(renamedVariables))
    if (env[former]) throw refusal(name, `set as ${former}, which was renamed. Set ${name} instead.`);
}
