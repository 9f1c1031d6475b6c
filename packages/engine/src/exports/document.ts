/** Reads JSON that cannot be trusted, and reports each fault with its path. */
export { textAt } from '#engine/lab/tally/check-result';
export { type Fault, faultList, member } from '#engine/slots/model/faults';
export { readJson } from '#engine/slots/model/read-json';
export { documentJson, parsedDocument } from '#engine/slots/validate/read-document';
export {
  type Place,
  field,
  flagAt,
  integerAt,
  listAt,
  objectAt,
  wordAt,
} from '#engine/slots/validate/shape-checks';
