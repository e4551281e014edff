const HOUR_MS = 3_600_000

/** Creates a job that runs at most once an hour, however often it is called. */
export const atMostHourly = (now: () => Date, job: () => Promise<void>): (() => Promise<void>) => {
  let last: number | undefined
  return async () => {
    const present = now().getTime()
    if (last !== undefined && Math.abs(present - last) < HOUR_MS) return
    last = present
    await job()
  }
}
