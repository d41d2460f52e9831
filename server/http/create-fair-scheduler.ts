type Options = {
  /** How long tasks run before the event loop polls connections again, in milliseconds. */
  budget: number;
  /** In milliseconds. */
  now?(): number;
  /** Calls back after the event loop has polled for new connections and requests. */
  defer?(callback: () => void): void;
};

/**
 * Runs tasks round-robin per owner once the time budget of the current event-loop turn is spent; until then, runs them
 * immediately. An owner with hundreds of tasks delays another owner by a single task.
 *
 * Node accepts one connection per socket and turn, so short turns also keep the wait for a new connection short.
 *
 * @returns a function that runs a task of an owner, now or in a later turn
 */
export function createFairScheduler({
  budget,
  now = () => performance.now(),
  defer = setImmediate,
}: Options): (owner: string, task: () => void) => void {
  /** Non-empty queues, in round-robin order. */
  const queues = new Map<string, (() => void)[]>();
  let spent = 0;
  let isDrainScheduled = false;

  function run(task: () => void): void {
    if (!isDrainScheduled) defer(drainQueues);
    isDrainScheduled = true;
    const start = now();
    task();
    spent += now() - start;
  }

  function drainQueues(): void {
    isDrainScheduled = false;
    spent = 0;
    for (const [owner, tasks] of queues) {
      if (spent >= budget) break;
      queues.delete(owner);
      const task = tasks.shift();
      // Moves the owner to the end of the map, which this loop still reaches.
      if (tasks.length > 0) queues.set(owner, tasks);
      if (task) run(task);
    }
  }

  return (owner, task) => {
    const tasks = queues.get(owner);
    if (spent < budget && queues.size === 0) run(task);
    else if (tasks) tasks.push(task);
    else queues.set(owner, [task]);
  };
}
