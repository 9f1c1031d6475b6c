/** A ledger in the memory of the process, for trying out and for tests of a platform. */
export { memoryPorts } from '#ledger/simulation/memory-ports';
