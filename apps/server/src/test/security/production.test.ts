import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { StartFailure } from '../../platform/failure'
import { paths } from '../../paths'
import { refuseDefaults } from '../../production'
import { settingNames } from '../../platform/setting-names'
import { readSettings } from '../../platform/settings'
import { buildServer } from '../../start'

/** Settings of a public site. */
const complete = {
  DATABASE_URL: 'postgres://naru:hunter22@127.0.0.1:1/naru',
  PUBLIC_URL: 'https://naru.lk',
  SMTP_URL: 'smtps://naru:hunter22@mail.naru.lk',
  MAIL_FROM: 'Naru <ferry@naru.lk>',
  ADMIN_EMAIL: 'harbour@naru.lk',
  ADMIN_PASSWORD: 'keeper of the landing',
  PAYHERE_MERCHANT_ID: '1234567',
  PAYHERE_MERCHANT_SECRET: 'a secret of the shop',
  PAYHERE_APP_ID: 'app',
  PAYHERE_APP_SECRET: 'a secret of the app',
}

const check = (change: Record<string, string>) => () => {
  const environment = { ...complete, ...change }
  refuseDefaults(readSettings(environment), environment)
}

describe('ASVS 55: a production server', () => {
  const unpaid = { PAYHERE_MERCHANT_ID: '', PAYHERE_MERCHANT_SECRET: '', PAYHERE_APP_ID: '', PAYHERE_APP_SECRET: '' }

  test('accepts complete settings, also of a site that takes no payments', () => {
    expect(check({})).not.toThrow()
    expect(check({ ...unpaid, PAYMENTS: 'closed' })).not.toThrow()
  })

  test.each([
    [{ DATABASE_URL: '' }, 'DATABASE_URL must be set in production'],
    [{ PUBLIC_URL: '' }, 'PUBLIC_URL must be set in production'],
    [{ PUBLIC_URL: 'http://naru.lk' }, 'begin with https://'],
    [{ SMTP_URL: '' }, 'SMTP_URL must be set in production'],
    [{ MAIL_FROM: '' }, 'MAIL_FROM must be set in production'],
    [{ SEED_SAMPLE_CONTENT: 'true' }, 'SEED_SAMPLE_CONTENT must not be true in production'],
    [{ ADDRESS_LIMITS: 'false' }, 'ADDRESS_LIMITS must not be false in production'],
    [{ ADMIN_PASSWORD: 'password1' }, 'ADMIN_PASSWORD is too common'],
    [unpaid, 'PAYHERE_MERCHANT_ID and PAYHERE_MERCHANT_SECRET'],
  ])('rejects %j', (change, sentence) => {
    expect(check(change)).toThrow(sentence)
  })

  test.each(settingNames.filter((name) => name in complete))('rejects the value of the example in %s', (name) => {
    const samples: Record<string, string> = {
      DATABASE_URL: 'postgres://naru:CHANGE_ME@127.0.0.1:1/naru',
      PUBLIC_URL: 'https://naru.example',
      SMTP_URL: 'smtps://naru:hunter22@mail.naru.example',
      MAIL_FROM: 'Naru <ferry@naru.example>',
      ADMIN_EMAIL: 'harbour@naru.example',
    }
    expect(check({ [name]: samples[name] ?? 'CHANGE_ME' })).toThrow(
      `Replace the values of the example (CHANGE_ME, naru.example) in production: ${name}.`,
    )
  })

  test('rejects the example as it is, and names each setting to fill in', () => {
    const lines = readFileSync(join(paths.migrations, '../../../deploy/environment.example'), 'utf8').split('\n')
    const example = Object.fromEntries(lines.flatMap((line) => (/^[A-Z]/.test(line) ? [line.split(/=(.*)/)] : [])))
    expect(check(example)).toThrow(
      'in production: PUBLIC_URL, DATABASE_URL, SMTP_URL, MAIL_FROM, PAYHERE_MERCHANT_ID, PAYHERE_MERCHANT_SECRET, PAYHERE_APP_ID, PAYHERE_APP_SECRET.',
    )
  })

  test.each([
    ['the example', ['deploy/environment.example']],
    ['the docs', ['README.md', 'docs/operations.md', 'docs/payments.md']],
  ])('every setting is explained in %s', (_name, files) => {
    const text = files.map((file) => readFileSync(join(paths.migrations, '../../..', file), 'utf8')).join()
    expect(settingNames.filter((name) => !text.includes(name))).toEqual([])
  })

  test('is started again by systemd for as long as its database is away', () => {
    const unit = readFileSync(join(paths.migrations, '../../../deploy/naru.service'), 'utf8')
    expect(unit.slice(0, unit.indexOf('[Service]'))).toContain('\nStartLimitIntervalSec=0\n')
    expect(unit).toContain('\nRestart=on-failure\n')
  })

  test('reveals no secret when it cannot start', async () => {
    const failure = await buildServer({ settings: readSettings({ ...complete, DATA_DIR: 'memory:' }) }).catch(
      (thrown: unknown) => thrown,
    )
    // `main.ts` prints its message and nothing else.
    expect(failure).toBeInstanceOf(StartFailure)
    expect(String(failure)).toContain('The database at 127.0.0.1:1/naru (DATABASE_URL) cannot be used')
    expect(String(failure)).not.toMatch(/hunter22|secret of/)
  })

  test('contains no secret in its code', () => {
    const sources = (folder: string): string[] =>
      readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const path = join(folder, entry.name)
        if (entry.isDirectory()) return entry.name === 'test' ? [] : sources(path)
        return entry.name.endsWith('.test.ts') ? [] : [path]
      })
    const folder = join(paths.migrations, '../src')
    const suspicious = sources(folder).filter((path) =>
      /(?:secret|password|token|key)\w*\s*[:=]\s*'[A-Za-z0-9+/_-]{16,}'/i.test(readFileSync(path, 'utf8')),
    )
    expect(suspicious).toEqual([])
    expect(existsSync(join(folder, '..', '.env'))).toBe(false)
  })
})
