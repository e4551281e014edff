import { expect, test } from '@playwright/test'

/** Runs a check for each of several things. A failure is reported with the thing's name, and the others are checked all the same. */
export async function checkEach<T>(
  all: readonly T[],
  nameOf: (one: T) => string,
  check: (one: T) => Promise<void>,
): Promise<void> {
  for (const one of all) {
    const name = nameOf(one)
    const failure = await test.step(name, () => check(one)).catch((error: unknown) => String(error))
    expect.soft(failure, name).toBeUndefined()
  }
}
