import { hash, verify } from '@node-rs/argon2'

// argon2id is the package's default.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Concurrent hashes; each takes 19 MiB and a core. */
const CONCURRENCY = 4
const waiting: (() => void)[] = []
let running = 0

const limitConcurrency = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (running >= CONCURRENCY) await new Promise<void>((go) => waiting.push(go))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

/** Composed and decomposed characters are the same password. */
const normal = (secret: string) => secret.normalize('NFC')

/** Hashes a password or a one-time code with argon2id and its own salt. */
export const hashSecret = (secret: string): Promise<string> => limitConcurrency(() => hash(normal(secret), options))

/** Whether a secret matches a hash. Never throws; an unreadable hash matches nothing. */
export const isSecret = (secret: string, secretHash: string): Promise<boolean> =>
  limitConcurrency(() => verify(secretHash, normal(secret)).catch(() => false))

const wanted = `$argon2id$v=19$m=${options.memoryCost},t=${options.timeCost},p=${options.parallelism}$`

/** Whether a hash was made with other settings than the current ones. */
export const isOutdated = (secretHash: string): boolean => !secretHash.startsWith(wanted)

// Hashed at start, so that the first unknown account does not take longer than others.
const dummy = hashSecret('nobody has this password')

/** Takes as long as `isSecret`, for accounts that do not exist. */
export const pretendToCheck = async (secret: string): Promise<false> => {
  await isSecret(secret, await dummy)
  return false
}
