import { labTasks, type LabTasks } from './lab-tasks';

export type TaskName = keyof LabTasks;
export type Given<Name extends TaskName> = Parameters<LabTasks[Name]>[0];
export type Found<Name extends TaskName> = ReturnType<LabTasks[Name]>;

export interface Question {
  readonly number: number;
  readonly task: TaskName;
  readonly given: unknown;
}

/** The response to a question: the result, or the error. */
export interface Answer {
  readonly number: number;
  readonly found?: unknown;
  readonly failure?: string;
}

/** The thread's side of the communication with the page. */
export const answering = (): ((question: Question) => Answer) => {
  const tasks = labTasks() as Record<TaskName, (given: unknown) => unknown>;
  return ({ number, task, given }) => {
    try {
      return { number, found: tasks[task](given) };
    } catch (error) {
      return { number, failure: error instanceof Error ? error.message : String(error) };
    }
  };
};
