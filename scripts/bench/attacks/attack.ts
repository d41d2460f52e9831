/** Where the attacked server listens. */
export type Target = { host: string; port: number };

/** What an attacker sent and got. */
export type Tally = {
  /** Requests, finished or not; connections where it sends none. */
  sent: number;
  /** How many answers of each status; `cut`: connections that the server closed before their last answer. */
  got: Record<string, number>;
};

/** One address does its worst until the time is over, as `performance.now()` tells it. */
export type Attack = (target: Target, end: number) => Promise<Tally>;

export function emptyTally(): Tally {
  return { sent: 0, got: {} };
}

export function count({ got }: Tally, what: string): void {
  got[what] = (got[what] ?? 0) + 1;
}
