import { secretSettings } from './secret-files'

/** Names of all settings. A name that is not here cannot be read. */
export const settingNames = [
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'METRICS_PORT',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'TRUST_PROXY',
  'DATABASE_URL',
  'DRAIN_SECONDS',
  'DATA_DIR',
  'BACKUP_RECIPIENT',
  'BACKUP_DIR',
  'BACKUP_COPY',
  'MEDIA_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'ADMIN_TWO_STEP_FROM',
  'ADMIN_DIGEST',
  'PAYMENTS',
  'PAYHERE_MERCHANT_ID',
  'PAYHERE_MERCHANT_SECRET',
  'PAYHERE_MERCHANT_SECRET_PREVIOUS',
  'PAYHERE_APP_ID',
  'PAYHERE_APP_SECRET',
  'PAYHERE_SANDBOX',
  'ANSWER_KEYS',
  'SIGNUP_ANSWER',
  'PASSWORD_MIN_SIGNUP',
  'TZ_LEARNERS',
  'LOG_LEVEL',
  'ADDRESS_LIMITS',
  'SEED_SAMPLE_CONTENT',
] as const

export type SettingName = (typeof settingNames)[number]

const known: readonly string[] = [...settingNames, ...secretSettings.map((name) => `${name}_FILE`), 'NODE_ENV']

const plain = (name: string) => name.replaceAll('_', '').toUpperCase()

/** Letters to add, remove or replace until two names are equal. */
const distance = (one: string, other: string) => {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [row, letter] of Array.from(one).entries()) {
    const line = [row + 1]
    for (const [column, each] of Array.from(other).entries()) {
      const replaced = (above[column] ?? 0) + (letter === each ? 0 : 1)
      line.push(Math.min((above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1, replaced))
    }
    above = line
  }
  return above.at(-1) ?? 0
}

/**
 * The setting that a variable's name is nearly: at most a quarter of its letters differ, without regard to case and
 * underscores. Short names such as `PORT` are near to nothing else, because other programs have such variables. What
 * begins with `PAYHERE_` is always meant for us.
 */
const nearest = (name: string): string | undefined => {
  const ranked = known
    .map((each) => ({ each, letters: distance(plain(name), plain(each)) }))
    .toSorted((one, other) => one.letters - other.letters)
  const isNear = ({ each, letters }: { each: string; letters: number }) =>
    letters === 0 || name.startsWith('PAYHERE_') || (each.length > 4 && letters <= plain(name).length / 4)
  return ranked.find(isNear)?.each
}

/**
 * Names variables that are no settings but nearly so.
 * @returns a sentence for each
 */
export const misspeltSettings = (names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const meant = known.includes(name) ? undefined : nearest(name)
    return meant === undefined ? [] : [`${name} is not a setting. Did you mean ${meant}?`]
  })
