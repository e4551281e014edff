import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { paths } from '../../paths'
import { refuseDefaults } from '../../production'
import { readSettings } from '../../settings'
import { processes } from '../process'

const { start, newFolder, clear } = processes()
afterAll(clear)

/** Settings of a public site. */
const complete = {
  DATABASE_URL: 'postgres://naru:hunter22@127.0.0.1:1/naru',
  PUBLIC_URL: 'https://naru.example',
  SMTP_URL: 'smtps://naru:hunter22@mail.naru.example',
  MAIL_FROM: 'Naru <ferry@naru.example>',
  ADMIN_EMAIL: 'harbour@naru.example',
  ADMIN_PASSWORD: 'keeper of the landing',
  PAYHERE_MERCHANT_ID: '1234567',
  PAYHERE_MERCHANT_SECRET: 'a secret of the shop',
  PAYHERE_APP_ID: 'app',
  PAYHERE_APP_SECRET: 'a secret of the app',
}

describe('ASVS 55: a production server', () => {
  test('accepts complete settings', () => {
    expect(() => refuseDefaults(readSettings(complete))).not.toThrow()
  })

  test.each([
    [{ DATABASE_URL: '' }, 'DATABASE_URL must be set in production'],
    [{ PUBLIC_URL: '' }, 'PUBLIC_URL must be set in production'],
    [{ PUBLIC_URL: 'http://naru.example' }, 'begin with https://'],
    [{ SMTP_URL: '' }, 'SMTP_URL must be set in production'],
    [{ MAIL_FROM: '' }, 'MAIL_FROM must be set in production'],
    [{ SEED_SAMPLE_CONTENT: 'true' }, 'SEED_SAMPLE_CONTENT must not be true in production'],
    [{ ADDRESS_LIMITS: 'false' }, 'ADDRESS_LIMITS must not be false in production'],
    [{ ADMIN_PASSWORD: 'password1' }, 'ADMIN_PASSWORD is too common'],
    [
      { PAYHERE_MERCHANT_ID: '', PAYHERE_MERCHANT_SECRET: '', PAYHERE_APP_ID: '', PAYHERE_APP_SECRET: '' },
      'PAYHERE_MERCHANT_ID',
    ],
  ])('rejects %j', (change, sentence) => {
    expect(() => refuseDefaults(readSettings({ ...complete, ...change }))).toThrow(sentence)
  })

  test('does not start with defaults, and names the first one in one sentence', async () => {
    const server = await start({ NODE_ENV: 'production', DATA_DIR: newFolder() })
    expect(await server.ended).toBe(1)
    expect(server.errors().trim().split('\n')).toHaveLength(1)
    expect(server.errors()).toMatch(/must be set in production/)
  })

  test('reveals no secret when it cannot start', async () => {
    const server = await start({ NODE_ENV: 'production', DATA_DIR: newFolder(), ...complete, ADDRESS_LIMITS: 'true' })
    expect(await server.ended).toBe(1)
    expect(server.errors()).toContain('The database at 127.0.0.1:1/naru (DATABASE_URL) cannot be used')
    expect(server.errors()).not.toMatch(/hunter22|secret of/)
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
