import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { secretSettings } from './secret-files'
import { misspeltSettings, settingNames } from './setting-names'
import { readSettings } from './settings'

test('defaults to port 3000 of this machine and the embedded database', () => {
  const settings = readSettings({})
  expect(settings).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    smtpUrl: undefined,
    admin: undefined,
    answerKeys: 'withhold',
    publicUrl: 'http://127.0.0.1:3000',
    seedSampleContent: undefined,
  })
  expect(settings.data).toMatchObject({ kind: 'folder' })
})

test('the default public address is written like the Origin of a browser', () => {
  expect(readSettings({ PORT: '80' }).publicUrl).toBe('http://127.0.0.1')
  expect(readSettings({ HOST: '0.0.0.0' }).publicUrl).toBe('http://localhost:3000')
  expect(readSettings({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000')
})

test('memory: stores nothing on disk', () => {
  expect(readSettings({ DATA_DIR: 'memory:' }).data).toEqual({ kind: 'memory' })
})

test('an empty setting counts as unset', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: ' ', ADMIN_PASSWORD: '' })).toMatchObject({
    port: 3000,
    admin: undefined,
  })
})

test('the public address loses path and trailing slash', () => {
  expect(readSettings({ PUBLIC_URL: 'https://naru.example/' }).publicUrl).toBe('https://naru.example')
})

test.each([
  [{ PORT: 'eighty' }, /PORT/],
  [{ PORT: '70000' }, /PORT/],
  [{ PORT: '-1' }, /PORT/],
  [{ DATABASE_URL: 'nonsense' }, /DATABASE_URL/],
  [{ DATABASE_URL: 'mysql://host/db' }, /DATABASE_URL.*postgres/],
  [{ DATABASE_URL: 'sqlite:naru' }, /DATABASE_URL must name a host and begin with postgres:\/\/ or postgresql:\/\/\./],
  [{ DATABASE_URL: 'postgres://' }, /DATABASE_URL/],
  [{ SMTP_URL: 'mail.example' }, /SMTP_URL/],
  [{ PUBLIC_URL: 'naru.example' }, /PUBLIC_URL/],
  [{ TRUST_PROXY: 'true' }, /TRUST_PROXY must be a whole number from 0 to 10/],
  [{ ADMIN_TWO_STEP_FROM: '2026-02-30' }, /ADMIN_TWO_STEP_FROM must be a day such as 2026-01-31/],
  [{ ADDRESS_LIMITS: 'no' }, /ADDRESS_LIMITS must be true or false/],
  [{ SIGNUP_ANSWER: 'silence' }, /SIGNUP_ANSWER must be tell or neutral/],
  [{ PASSWORD_MIN_SIGNUP: '5' }, /PASSWORD_MIN_SIGNUP must be a whole number from 6 to 64/],
  [{ TZ_LEARNERS: 'Colombo' }, /TZ_LEARNERS must be a time zone such as Asia\/Colombo, not 'Colombo'/],
  [{ LOG_LEVEL: 'debug' }, /LOG_LEVEL must be info or warn/],
  [{ ANSWER_KEYS: 'maybe' }, /ANSWER_KEYS must be withhold or inline/],
  [{ PAYHERE_MERCHANT_ID: '1210000' }, /PAYHERE_MERCHANT_ID and PAYHERE_MERCHANT_SECRET must be set together/],
  [{ PAYHERE_APP_SECRET: 'x' }, /PAYHERE_APP_ID and PAYHERE_APP_SECRET must be set together/],
  [{ PAYHERE_APP_ID: 'x', PAYHERE_APP_SECRET: 'x' }, /PAYHERE_MERCHANT_ID and PAYHERE_MERCHANT_SECRET must be set/],
  [{ PAYHERE_SANDBOX: 'true' }, /PAYHERE_MERCHANT_ID and PAYHERE_MERCHANT_SECRET must be set/],
  [{ PAYHERE_MERCHANT_SECRET_PREVIOUS: 'x' }, /PAYHERE_MERCHANT_ID and PAYHERE_MERCHANT_SECRET must be set/],
  [{ PAYHERE_SANDBOX: 'yes' }, /PAYHERE_SANDBOX must be true or false/],
  [{ PAYHERE_MERCHANT_ID: 'a b', PAYHERE_MERCHANT_SECRET: 'x' }, /PAYHERE_MERCHANT_ID is not a PayHere merchant id/],
  [{ PAYMENTS: 'open' }, /PAYMENTS can only be closed/],
  [{ SEED_SAMPLE_CONTENT: 'yes' }, /SEED_SAMPLE_CONTENT must be true or false/],
  [{ ADMIN_EMAIL: 'a@b.lk' }, /together/],
  [{ ADMIN_PASSWORD: 'long enough' }, /together/],
  [{ ADMIN_EMAIL: 'nobody', ADMIN_PASSWORD: 'long enough' }, /ADMIN_EMAIL/],
  [{ ADMIN_EMAIL: 'a@b.lk', ADMIN_PASSWORD: 'short' }, /ADMIN_PASSWORD/],
])('%j is rejected with one sentence that names the setting', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(sentence)
})

test('production requires two-step verification of admins, at once or from a day on', () => {
  const required = (environment: object) => readSettings({ NODE_ENV: 'production', ...environment }).twoStep
  expect(readSettings({ ADMIN_TWO_STEP_FROM: '2026-01-31' }).twoStep).toEqual({ kind: 'optional' })
  expect(required({})).toEqual({ kind: 'required', from: undefined })
  expect(required({ ADMIN_TWO_STEP_FROM: '2026-01-31' })).toEqual({
    kind: 'required',
    from: new Date('2026-01-31T00:00:00Z'),
  })
})

test.each([
  ['PUBLICURL', 'PUBLIC_URL'],
  ['TRUST_PROXIES', 'TRUST_PROXY'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['SMTP_URL_FILES', 'SMTP_URL_FILE'],
  ['EMAIL_FROM', 'MAIL_FROM'],
  ['payments', 'PAYMENTS'],
  ['PAYHERE_KEY', 'PAYHERE_APP_ID'],
])('%s is named as a misspelt %s', (name, meant) => {
  expect(misspeltSettings([name])).toEqual([`${name} is not a setting. Did you mean ${meant}?`])
})

test('variables of other programs are no misspelt settings, nor are the settings', () => {
  const others =
    'HOME HOSTNAME HOSTS LANG LOGNAME MAIL NODE_PATH NODE_VERSION PATH PWD SHELL SORT TERM TZ USER TEST_DATABASE_URL NPM_CONFIG_LOGLEVEL INVOCATION_ID STATE_DIRECTORY NOTIFY_SOCKET'
  expect(misspeltSettings([...others.split(' '), ...settingNames, 'NODE_ENV', 'ADMIN_PASSWORD_FILE'])).toEqual([])
})

test('error messages contain no secrets', () => {
  const read = () =>
    readSettings({ DATABASE_URL: 'http://user:hunter2@host/db', ADMIN_EMAIL: 'x', ADMIN_PASSWORD: 'hunter2' })
  expect(read).toThrow(/DATABASE_URL/)
  expect(read).not.toThrow(/hunter2/)
})

test('payments use the stand-in until PayHere is set, and are live unless its sandbox is set', () => {
  const merchant = { PAYHERE_MERCHANT_ID: '1210000', PAYHERE_MERCHANT_SECRET: 'secret' }
  expect(readSettings({}).payments).toEqual({ kind: 'stand-in' })
  expect(readSettings(merchant).payments).toEqual({
    kind: 'payhere',
    merchant: { id: '1210000', secret: 'secret' },
    isSandbox: false,
    app: undefined,
  })
  const asking = { ...merchant, PAYHERE_SANDBOX: 'true', PAYHERE_APP_ID: 'app', PAYHERE_APP_SECRET: 'hush' }
  expect(readSettings(asking).payments).toMatchObject({ isSandbox: true, app: { id: 'app', secret: 'hush' } })
  expect(readSettings({ ...merchant, PAYMENTS: 'closed' }).payments).toEqual({ kind: 'closed' })
})

describe('secrets in files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'naru-secrets-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const fileWith = (content: string) => {
    const path = join(folder, 'secret')
    writeFileSync(path, content)
    return path
  }
  const common = {
    DATABASE_URL: 'postgres://host/naru',
    MEDIA_URL: 'https://key:secret@host/bucket',
    SMTP_URL: 'smtp://host',
    ADMIN_EMAIL: 'a@b.lk',
    ADMIN_PASSWORD: 'long enough',
    PAYHERE_MERCHANT_ID: '1210000',
    PAYHERE_MERCHANT_SECRET: 'secret',
    PAYHERE_MERCHANT_SECRET_PREVIOUS: 'previous',
    PAYHERE_APP_ID: 'app',
    PAYHERE_APP_SECRET: 'hush',
  }

  test.each(secretSettings)('%s is read from the file in its _FILE setting', (name) => {
    const { [name]: secret, ...others } = common
    const path = fileWith(`${secret}\r\n`)
    expect(readSettings({ ...others, [`${name}_FILE`]: path })).toEqual(readSettings(common))
    expect(() => readSettings({ ...common, [`${name}_FILE`]: path })).toThrow(
      `${name} and ${name}_FILE must not be set together.`,
    )
  })

  test('an unreadable, empty or invalid one is rejected without its content or path', () => {
    const path = join(folder, 'hunter2')
    expect(() => readSettings({ SMTP_URL_FILE: path })).toThrow(
      /^The file that SMTP_URL_FILE names cannot be read \(ENOENT\)\.$/,
    )
    expect(() => readSettings({ SMTP_URL_FILE: fileWith('\n') })).toThrow('The file that SMTP_URL_FILE names is empty.')
    const read = () => readSettings({ DATABASE_URL_FILE: fileWith('http://user:hunter2@host/db') })
    expect(read).toThrow(/^DATABASE_URL must name a host/)
    expect(read).not.toThrow(/hunter2/)
  })
})
