type Shared = {
  /** How long tasks run before connections are looked at again, in milliseconds. */
  budget: number;
  /** In milliseconds. */
  now?(): number;
  /** Calls back once new connections and requests have been looked at. */
  later?(callBack: () => void): void;
};

/**
 * Shares the time of the process among those who want something of it. While there is little to do, a task runs at once. When
 * the time is used up, the others wait, and those who have waiting tasks take turns: whoever has hundreds of them delays
 * another one by a single task.
 *
 * Node takes one new connection between two looks at all that it has, so the time between them is also what a new visitor waits
 * for each one before him.
 *
 * @returns a function that runs a task for somebody, now or later
 */
export function shareTime({
  budget,
  now = () => performance.now(),
  later = setImmediate,
}: Shared): (owner: string, task: () => void) => void {
  /** In the order of their turns. Nobody in it is without a task. */
  const waiting = new Map<string, (() => void)[]>();
  let spent = 0;
  let isExpected = false;

  function run(task: () => void): void {
    if (!isExpected) later(goOn);
    isExpected = true;
    const start = now();
    task();
    spent += now() - start;
  }

  function goOn(): void {
    isExpected = false;
    spent = 0;
    for (const [owner, tasks] of waiting) {
      if (spent >= budget) break;
      waiting.delete(owner);
      const task = tasks.shift();
      // To the end of the line, which this loop will come to.
      if (tasks.length > 0) waiting.set(owner, tasks);
      if (task) run(task);
    }
  }

  return (owner, task) => {
    if (spent < budget && waiting.size === 0) {
      run(task);
      return;
    }
    const tasks = waiting.get(owner);
    if (tasks) tasks.push(task);
    else waiting.set(owner, [task]);
  };
}
