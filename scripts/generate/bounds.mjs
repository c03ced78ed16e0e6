/** Schemas whose bounds screens offer and check by, besides those of the kinds. */
const schemas = [
  'Buyer',
  'Image',
  'NewBusiness',
  'NewDiscount',
  'NewFile',
  'NewLink',
  'NewOrder',
  'ContentItem',
  'NewProduct',
  'NewRefundRequest',
  'NewRefundRound',
  'NewReview',
  'Period',
  'Place',
  'Price',
  'Question',
  'RefundAnswer',
  'ReviewAnswer',
  'ReviewReport',
  'Seo',
  'ThankYou',
];
const keywords = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'];

/** The source of a module with the bounds of each property of these schemas, so that no screen copies one. */
export function boundsModule(description, kindSchemas) {
  const resolved = ({ $ref, ...given }) =>
    $ref ? { ...resolved(description.components.schemas[$ref.split('/').at(-1)]), ...given } : given;
  const modules = [...schemas, ...kindSchemas].toSorted().flatMap((name) => {
    const { properties } = description.components.schemas[name] ?? {};
    if (!properties) throw new Error(`openapi: ${name} has no properties to take bounds of`);
    const lines = Object.entries(properties).flatMap(([property, schema]) => {
      const given = resolved(schema);
      const items = boundsOf(resolved(given.items ?? {}));
      const bounds = { ...boundsOf(given), ...(Object.keys(items).length > 0 && { items }) };
      return Object.keys(bounds).length > 0 ? [`  ${property}: ${literal(bounds)},\n`] : [];
    });
    if (lines.length === 0) return [];
    return `export const ${name[0].toLowerCase()}${name.slice(1)}Bounds = {\n${lines.join('')}} as const;\n`;
  });
  return `// Generated from openapi.yaml by \`npm run generate\`; edits are lost.\n${modules.join('\n')}`;
}

const boundsOf = (schema) =>
  Object.fromEntries(keywords.flatMap((keyword) => (keyword in schema ? [[keyword, schema[keyword]]] : [])));

const literal = (value) =>
  typeof value === 'number'
    ? String(value)
    : `{ ${Object.entries(value)
        .map(([key, one]) => `${key}: ${literal(one)}`)
        .join(', ')} }`;
