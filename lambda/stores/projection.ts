/** The parameters of a DynamoDB read for some attributes. Uses placeholders, because some names are reserved words. */
export const projectionOf = (attributes: readonly string[]) => ({
  ProjectionExpression: attributes.map((_name, place) => `#a${place}`).join(', '),
  ExpressionAttributeNames: Object.fromEntries(attributes.map((name, place) => [`#a${place}`, name])),
});
