/** For Node only: plays a run with threads, and the command `lab`. */
export { labCommand } from '#engine/cli/command';
export { playRun } from '#engine/cli/play-run';
