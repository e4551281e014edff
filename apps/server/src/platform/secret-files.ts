import { readFileSync } from 'node:fs'
import { codeOf, StartFailure } from './failure'

export type Environment = Readonly<Record<string, string | undefined>>

/** Settings that are secrets. Each may be read from a file instead, which the setting with `_FILE` added names. */
export const secretSettings = [
  'DATABASE_URL',
  'MEDIA_URL',
  'SMTP_URL',
  'ADMIN_PASSWORD',
  'PAYHERE_MERCHANT_SECRET',
  'PAYHERE_MERCHANT_SECRET_PREVIOUS',
  'PAYHERE_APP_SECRET',
] as const

// The message contains neither the path nor the content: somebody may have set the secret instead of a path.
const read = (name: string, path: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch (thrown) {
    throw new StartFailure(`The file that ${name} names cannot be read (${codeOf(thrown) ?? 'unknown error'}).`)
  }
}

/**
 * Adds the secrets that files contain to the environment, without line breaks at their end.
 * @throws StartFailure if a secret is set twice, or its file is unreadable or empty.
 */
export const readSecretFiles = (environment: Environment): Environment => {
  const secrets: Record<string, string> = {}
  for (const name of secretSettings) {
    const fileName = `${name}_FILE`
    const path = environment[fileName]?.trim() ?? ''
    if (path === '') continue
    if ((environment[name] ?? '').trim() !== '') {
      throw new StartFailure(`${name} and ${fileName} must not be set together.`)
    }
    const secret = read(fileName, path).replace(/[\r\n]+$/, '')
    if (secret === '') throw new StartFailure(`The file that ${fileName} names is empty.`)
    secrets[name] = secret
  }
  return { ...environment, ...secrets }
}
