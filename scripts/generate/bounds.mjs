/** Schemas whose bounds the form of the checkout checks by: a file of their own, since sign-in loads what it shares with that form. */
const orderSchemas = ['Buyer', 'NewGift', 'NewOrder', 'Price'];

/** Schemas whose bounds other screens offer and check by, besides those of the kinds. */
const schemas = [
  'Image',
  'LiveSession',
  'NewBusiness',
  'NewDiscount',
  'NewFile',
  'NewLink',
  'ContentItem',
  'NewProduct',
  'NewRefundRequest',
  'NewRefundRound',
  'NewCancellation',
  'NewReview',
  'Period',
  'Place',
  'Question',
  'RefundAnswer',
  'QuestionAnswer',
  'ReviewAnswer',
  'ReviewReport',
  'Seo',
  'ThankYou',
];
const keywords = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'];

/** The sources of modules with the bounds of each property of schemas, so that no screen copies one. */
export const boundsModules = (description, kindSchemas) => ({
  'openapi/generated/order-bounds.ts': boundsModule(description, orderSchemas),
  'openapi/generated/bounds.ts': boundsModule(description, [...schemas, ...kindSchemas]),
});

function boundsModule(description, schemas) {
  const resolved = ({ $ref, ...given }) =>
    $ref ? { ...resolved(description.components.schemas[$ref.split('/').at(-1)]), ...given } : given;
  const modules = schemas.toSorted().flatMap((name) => {
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
