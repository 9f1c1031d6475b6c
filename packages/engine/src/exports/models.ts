/** Example models, and short notations for writing models. */
export { exampleModels } from '#engine/lab/examples/example-models';
export { multiplier } from '#engine/lab/examples/multiplier';
export { twentyLines } from '#engine/lab/examples/twenty-lines';
export { fromFive, fromThree, lines, plain, strips } from '#engine/slots/model/model-writing';
