import { hash, verify } from '@node-rs/argon2'
import { takeTurns } from '../../platform/take-turns'

/** What a hash of argon2id, the package's default, takes: 19 MiB, and 20 ms of a core. */
export const hashCosts = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
let costs = hashCosts

/** Of the four threads of libuv's pool, half: the others read files meanwhile. */
const inTurn = takeTurns(2)

/** Composed and decomposed characters are the same password. */
const normal = (secret: string) => secret.normalize('NFC')

/** Hashes a password or a one-time code with argon2id and its own salt. */
export const hashSecret = (secret: string): Promise<string> => inTurn(() => hash(normal(secret), costs))

/** Whether a secret matches a hash. Never throws; an unreadable hash matches nothing. */
export const isSecret = (secret: string, secretHash: string): Promise<boolean> =>
  inTurn(() => verify(secretHash, normal(secret)).catch(() => false))

/** Whether a hash was made with other costs than the current ones. */
export const isOutdated = (secretHash: string): boolean =>
  !secretHash.startsWith(`$argon2id$v=19$m=${costs.memoryCost},t=${costs.timeCost},p=${costs.parallelism}$`)

const hashDummy = () => hashSecret('nobody has this password')

// Hashed at start, so that the first unknown account does not take longer than others.
let dummy = hashDummy()

/** Replaces the costs, for tests: no setting does. */
export const setHashCosts = (changed: typeof hashCosts): void => {
  costs = changed
  dummy = hashDummy()
}

/** Takes as long as `isSecret`, for accounts that do not exist. */
export const pretendToCheck = async (secret: string): Promise<false> => {
  await isSecret(secret, await dummy)
  return false
}
