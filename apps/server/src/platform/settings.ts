import { optionalProp } from '@naru/exam-kit/content'
import { resolve } from 'node:path'
import { StartFailure } from './failure'
import { readSecretFiles, type Environment } from './secret-files'
import type { SettingName } from './setting-names'

/** Who sees the answer keys of an exam before submitting: nobody, or every client. */
export type AnswerKeys = 'withhold' | 'inline'

/**
 * What a sign-up with the email of an existing account receives: an error (`tell`), or the usual response while the
 * owner gets a mail (`neutral`).
 */
export type SignupAnswer = 'tell' | 'neutral'

/** Who takes payments: nobody, the stand-in, or the merchant's account at PayHere. */
export type PaymentSettings =
  | { kind: 'closed' }
  | { kind: 'stand-in' }
  | {
      kind: 'payhere'
      /** `previousSecret`: also accepted in the signatures of notices, while the secret is changed. */
      merchant: { id: string; secret: string; previousSecret?: string }
      /** Whether it is PayHere's sandbox, where no real money moves. */
      isSandbox: boolean
      /** Credentials of the Retrieval API; without them a signed notice is accepted without a query. */
      app: { id: string; secret: string } | undefined
    }

/** Whether admins need two-step verification: from a time on (undefined: at once), or as each of them chooses. */
export type TwoStepSettings = { kind: 'required'; from: Date | undefined } | { kind: 'optional' }

/** Where data is stored: in a folder, or in memory (`memory:`). */
export type DataLocation = { kind: 'folder'; path: string } | { kind: 'memory' }

export interface Settings {
  port: number
  host: string
  /** Where Prometheus reads metrics, on this machine only. Undefined: nothing is measured. */
  metricsPort: number | undefined
  /** A collector of OpenTelemetry that gets a span of each request. Undefined: nothing is traced. */
  tracesTo: string | undefined
  /** A PostgreSQL address; without it the embedded database in `data` is used. */
  databaseUrl: string | undefined
  data: DataLocation
  /** How long the server still answers after SIGTERM while its health is 503, so that proxies turn to another server. */
  drainSeconds: number
  /** An object store for media; without it they are in the data folder alone. */
  mediaUrl: URL | undefined
  /** Without it, mails are written as files. */
  smtpUrl: string | undefined
  mailFrom: string
  /** The first admin, created at start if there is no such account. */
  admin: { email: string; password: string } | undefined
  answerKeys: AnswerKeys
  twoStep: TwoStepSettings
  isProduction: boolean
  /** Whether admins get a daily mail with what waits; by default in production. */
  adminDigest: boolean
  /** Whether backups have a key. */
  hasBackupKey: boolean
  /** Origin of the site, without a trailing slash. */
  publicUrl: string
  /** Undefined: yes on an empty embedded database, otherwise no. */
  seedSampleContent: boolean | undefined
  /**
   * Number of our proxies in front of the server; each adds one address to `X-Forwarded-For`. 0: none, and the header
   * is ignored.
   */
  proxyHops: number
  payments: PaymentSettings
  /** Whether limits by IP address apply as well; off only where all clients share one address, as in tests. */
  addressLimits: boolean
  /** What a sign-up with the email of an existing account receives. */
  signupAnswer: SignupAnswer
  /** Minimum password length at sign-up, in characters. */
  passwordMinSignup: number
  /** What is logged: problems (`warn`), or also account events (`info`). */
  logLevel: 'info' | 'warn'
  /** Time zone of the learners, whose days practice counts; an IANA name. */
  timeZone: string
}

const text = (environment: Environment, name: SettingName) => {
  const value = environment[name]?.trim()
  return value === '' ? undefined : value
}

const url = (name: string, value: string, protocols: readonly string[]) => {
  const wanted = protocols.map((protocol) => `${protocol}://`).join(' or ')
  if (!URL.canParse(value)) throw new StartFailure(`${name} is not an address. It must begin with ${wanted}.`)
  const parsed = new URL(value)
  if (!protocols.includes(parsed.protocol.slice(0, -1)) || parsed.hostname === '') {
    throw new StartFailure(`${name} must name a host and begin with ${wanted}.`)
  }
  return parsed
}

const flag = (environment: Environment, name: SettingName) => {
  const value = text(environment, name)
  if (value === undefined) return undefined
  if (value !== 'true' && value !== 'false') throw new StartFailure(`${name} must be true or false, not '${value}'.`)
  return value === 'true'
}

const wholeNumber = (environment: Environment, name: SettingName, min: number, max: number, fallback: number) => {
  const value = text(environment, name)
  if (value === undefined) return fallback
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw new StartFailure(`${name} must be a whole number from ${min} to ${max}, not '${value}'.`)
  }
  return number
}

/** One of two words; `fallback` if the setting is not set. */
const choice = <Word extends string>(
  environment: Environment,
  name: SettingName,
  words: readonly [Word, Word],
  fallback: Word = words[0],
): Word => {
  const value = text(environment, name)
  const found = words.find((word) => word === (value ?? fallback))
  if (found === undefined) throw new StartFailure(`${name} must be ${words.join(' or ')}, not '${value}'.`)
  return found
}

const timeZoneOf = (value = 'Asia/Colombo') => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone
  } catch {
    throw new StartFailure(`TZ_LEARNERS must be a time zone such as Asia/Colombo, not '${value}'.`)
  }
}

const twoStepOf = (environment: Environment): TwoStepSettings => {
  const day = text(environment, 'ADMIN_TWO_STEP_FROM')
  const from = day === undefined ? undefined : new Date(`${day}T00:00:00.000Z`)
  if (from !== undefined && (Number.isNaN(from.getTime()) || from.toISOString().slice(0, 10) !== day)) {
    throw new StartFailure(`ADMIN_TWO_STEP_FROM must be a day such as 2026-01-31, not '${day}'.`)
  }
  return environment['NODE_ENV'] === 'production' ? { kind: 'required', from } : { kind: 'optional' }
}

const mediaUrlOf = (value: string | undefined) => {
  const address = value === undefined ? undefined : url('MEDIA_URL', value, ['http', 'https'])
  if (address !== undefined && (address.username === '' || address.password === '' || address.pathname === '/'))
    throw new StartFailure('MEDIA_URL must name key, secret and bucket: https://KEY:SECRET@HOST/BUCKET?region=REGION.')
  return address
}

const isEmail = (value: string) => /^[^\s@]+@[^\s@]+$/.test(value)

const adminOf = (environment: Environment) => {
  const email = text(environment, 'ADMIN_EMAIL')
  const password = environment['ADMIN_PASSWORD'] === '' ? undefined : environment['ADMIN_PASSWORD']
  if (email === undefined && password === undefined) return undefined
  if (email === undefined || password === undefined) {
    throw new StartFailure('ADMIN_EMAIL and ADMIN_PASSWORD must be set together, or neither.')
  }
  if (!isEmail(email)) throw new StartFailure(`ADMIN_EMAIL is not an email address: '${email}'.`)
  if (password.length < 8) throw new StartFailure('ADMIN_PASSWORD must be at least 8 characters long.')
  return { email, password }
}

/** Two settings that must be set together. */
const pairOf = (environment: Environment, idName: SettingName, secretName: SettingName) => {
  const id = text(environment, idName)
  const secret = text(environment, secretName)
  if (id === undefined && secret === undefined) return undefined
  if (id === undefined || secret === undefined) {
    throw new StartFailure(`${idName} and ${secretName} must be set together, or neither.`)
  }
  return { id, secret }
}

const paymentsOf = (environment: Environment): PaymentSettings => {
  const merchant = pairOf(environment, 'PAYHERE_MERCHANT_ID', 'PAYHERE_MERCHANT_SECRET')
  const previousSecret = text(environment, 'PAYHERE_MERCHANT_SECRET_PREVIOUS')
  const app = pairOf(environment, 'PAYHERE_APP_ID', 'PAYHERE_APP_SECRET')
  const sandbox = flag(environment, 'PAYHERE_SANDBOX')
  const payments = text(environment, 'PAYMENTS')
  if (payments !== undefined && payments !== 'closed') {
    throw new StartFailure(`PAYMENTS can only be closed, not '${payments}'; unset it to accept payments.`)
  }
  if (payments === 'closed') return { kind: 'closed' }
  if (merchant === undefined) {
    if (app === undefined && sandbox === undefined && previousSecret === undefined) return { kind: 'stand-in' }
    throw new StartFailure(
      'PAYHERE_MERCHANT_ID and PAYHERE_MERCHANT_SECRET must be set with the other PAYHERE settings.',
    )
  }
  if (!/^[\w-]{1,40}$/.test(merchant.id)) throw new StartFailure('PAYHERE_MERCHANT_ID is not a PayHere merchant id.')
  return {
    kind: 'payhere',
    merchant: { ...merchant, ...optionalProp('previousSecret', previousSecret) },
    isSandbox: sandbox ?? false,
    app,
  }
}

/**
 * Reads the settings from the environment, and secrets from files that it names.
 * @throws StartFailure naming the first invalid setting, in one sentence without secrets.
 */
export const readSettings = (source: Environment): Settings => {
  const environment = readSecretFiles(source)
  const port = wholeNumber(environment, 'PORT', 0, 65_535, 3000)
  const host = text(environment, 'HOST') ?? '127.0.0.1'
  const databaseUrl = text(environment, 'DATABASE_URL')
  if (databaseUrl !== undefined) url('DATABASE_URL', databaseUrl, ['postgres', 'postgresql'])
  const smtpUrl = text(environment, 'SMTP_URL')
  if (smtpUrl !== undefined) url('SMTP_URL', smtpUrl, ['smtp', 'smtps'])
  const tracesTo = text(environment, 'OTEL_EXPORTER_OTLP_ENDPOINT')
  if (tracesTo !== undefined) url('OTEL_EXPORTER_OTLP_ENDPOINT', tracesTo, ['http', 'https'])
  const dataDir = text(environment, 'DATA_DIR') ?? '.data'
  const publicUrl = text(environment, 'PUBLIC_URL')
  const isProduction = environment['NODE_ENV'] === 'production'
  return {
    port,
    metricsPort: wholeNumber(environment, 'METRICS_PORT', 1, 65_535, 0) || undefined,
    tracesTo,
    host,
    databaseUrl,
    data: dataDir === 'memory:' ? { kind: 'memory' } : { kind: 'folder', path: resolve(dataDir) },
    mediaUrl: mediaUrlOf(text(environment, 'MEDIA_URL')),
    smtpUrl,
    mailFrom: text(environment, 'MAIL_FROM') ?? 'Naru <no-reply@naru.test>',
    admin: adminOf(environment),
    answerKeys: choice(environment, 'ANSWER_KEYS', ['withhold', 'inline']),
    twoStep: twoStepOf(environment),
    isProduction,
    hasBackupKey: text(environment, 'BACKUP_RECIPIENT') !== undefined,
    adminDigest: flag(environment, 'ADMIN_DIGEST') ?? isProduction,
    publicUrl:
      publicUrl === undefined ? siteAddress(host, port) : url('PUBLIC_URL', publicUrl, ['http', 'https']).origin,
    drainSeconds: wholeNumber(environment, 'DRAIN_SECONDS', 0, 8, databaseUrl === undefined ? 0 : 1),
    seedSampleContent: flag(environment, 'SEED_SAMPLE_CONTENT'),
    payments: paymentsOf(environment),
    proxyHops: wholeNumber(environment, 'TRUST_PROXY', 0, 10, 0),
    addressLimits: flag(environment, 'ADDRESS_LIMITS') ?? true,
    signupAnswer: choice(environment, 'SIGNUP_ANSWER', ['tell', 'neutral']),
    logLevel: choice(environment, 'LOG_LEVEL', ['info', 'warn'], isProduction ? 'info' : 'warn'),
    timeZone: timeZoneOf(text(environment, 'TZ_LEARNERS')),
    passwordMinSignup: wholeNumber(environment, 'PASSWORD_MIN_SIGNUP', 6, 64, 6),
  }
}

/** The address for a browser on this machine, as browsers write it in `Origin`. */
export const siteAddress = (host: string, port: number): string => {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return new URL(`http://${name.includes(':') ? `[${name}]` : name}:${port}`).origin
}
