// What a client can rely on in each answer, as a table small enough to go into the browser: types and required fields, nothing else.
// Patterns, lengths and enumerations stay with the server, which holds its answers to them.

/**
 * Takes the bundled description; answers `{ shared, answers }`, where `answers` is keyed by method and path, as in `GET /api/wallet`.
 * How shapes are written stands in openapi/answers.ts, which reads them.
 */
export function answerShapes(description) {
  const shared = [];
  const indexes = new Map();

  function named(reference) {
    const cached = indexes.get(reference);
    if (cached !== undefined) return cached;
    const schema = resolve(description, reference);
    // Nothing is saved by naming what is one letter long.
    const simple = shapeOf(schema, true);
    if (typeof simple === 'string') return simple;
    const index = shared.length;
    indexes.set(reference, index);
    shared.push(null);
    shared[index] = shapeOf(schema);
    return index;
  }

  function shapeOf(schema, isShallow = false) {
    if (schema.$ref) return isShallow ? null : named(schema.$ref);
    if (schema.allOf) return isShallow ? null : shapeOf(merged(schema));
    const choices = schema.oneOf ?? schema.anyOf;
    if (choices) return isShallow ? null : union(choices.map((one) => shapeOf(one)));
    if ('const' in schema) return typeLetter(typeof schema.const);
    const types = Array.isArray(schema.type) ? schema.type : [schema.type];
    if (isShallow && types.some((type) => type === 'object' || type === 'array')) return null;
    return union(types.map((type) => ofType(type, schema)));
  }

  function ofType(type, schema) {
    if (type === 'array') return [shapeOf(schema.items ?? {})];
    if (type !== 'object') return typeLetter(type);
    const { properties = {}, required = [], additionalProperties } = schema;
    const shape = {};
    for (const [key, one] of Object.entries(properties))
      shape[required.includes(key) ? key : `${key}?`] = shapeOf(one);
    if (typeof additionalProperties === 'object') shape['%'] = shapeOf(additionalProperties);
    return shape;
  }

  /** The parts of an `allOf` as one object; what is no object among them says nothing of the shape. */
  function merged({ allOf, ...own }) {
    const parts = [own, ...allOf.map((part) => flat(part))];
    return {
      type: 'object',
      properties: Object.assign({}, ...parts.map((part) => part.properties)),
      required: parts.flatMap((part) => part.required ?? []),
    };
  }
  function flat(schema) {
    if (schema.$ref) return flat(resolve(description, schema.$ref));
    return schema.allOf ? merged(schema) : schema;
  }

  const answers = {};
  for (const [path, item] of Object.entries(description.paths))
    for (const [method, operation] of Object.entries(item)) {
      const schema = successSchema(description, operation);
      if (schema) answers[`${method.toUpperCase()} ${path}`] = shapeOf(schema);
    }
  return { shared, answers };
}

const letters = { string: 's', number: 'n', integer: 'i', boolean: 'b', null: 'z' };
const typeLetter = (type) => letters[type] ?? '*';

function union(shapes) {
  const flat = shapes.flatMap((one) => (Array.isArray(one) && one[0] === '|' ? one.slice(1) : [one]));
  const distinct = [...new Map(flat.map((one) => [JSON.stringify(one), one])).values()];
  if (distinct.includes('*')) return '*';
  return distinct.length === 1 ? distinct[0] : ['|', ...distinct];
}

/** Null where an operation never answers JSON, or only refusals. */
function successSchema(description, operation) {
  if (typeof operation !== 'object' || !operation.responses) return null;
  const schemas = Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, answer]) => (answer.$ref ? resolve(description, answer.$ref) : answer))
    .map((answer) => answer.content?.['application/json']?.schema)
    .filter(Boolean);
  return schemas.length === 0 ? null : schemas.length === 1 ? schemas[0] : { oneOf: schemas };
}

function resolve(description, reference) {
  return reference
    .slice(2)
    .split('/')
    .reduce((at, step) => at[step.replaceAll('~1', '/').replaceAll('~0', '~')], description);
}
