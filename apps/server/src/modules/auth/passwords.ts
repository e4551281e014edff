import { hash, verify } from '@node-rs/argon2'
import { takeTurns } from '../../take-turns'

// argon2id is the package's default.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each hash takes 19 MiB and a core. */
const inTurn = takeTurns(4)

/** Composed and decomposed characters are the same password. */
const normal = (secret: string) => secret.normalize('NFC')

/** Hashes a password or a one-time code with argon2id and its own salt. */
export const hashSecret = (secret: string): Promise<string> => inTurn(() => hash(normal(secret), options))

/** Whether a secret matches a hash. Never throws; an unreadable hash matches nothing. */
export const isSecret = (secret: string, secretHash: string): Promise<boolean> =>
  inTurn(() => verify(secretHash, normal(secret)).catch(() => false))

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
