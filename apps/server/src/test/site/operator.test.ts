import type { SiteSettings } from '@naru/api/types'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { siteSettings } from '../../platform/db/schema'
import { languages } from '@naru/api/languages'
import { fieldOf, manualClock, newLearner } from '../support/client'
import { writeContent } from '../support/content'
import { newStaff } from '../support/desk-client'
import { orderBody } from '../support/payment-server'
import { table, writeSite } from '../support/site-fixture'
import { buildTestServer, openTestServer } from '../support/test-server'

const BUILD = '0123456789ab'
const mark = (name: string, placeholder: string) => `<mark class="p" data-fact="${name}">${placeholder}</mark>`
const networkOf = (name: string) => `<li data-fact="${name}"><a href="https://www.${name}.com/">${name}</a></li>`
const facts = {
  legalName: mark('legalName', '[legal name]'),
  jurisdiction: mark('jurisdiction', '[jurisdiction]'),
  detailsUpdated: mark('detailsUpdated', '[date]'),
  messageDays: '<span data-fact="messageDays">365</span>',
  facebook: networkOf('facebook'),
  youtube: networkOf('youtube'),
}
const samples = '<li>Sample</li>'
const cards = [1, 2, 3, 4, 5].map((rating) => `<li>${rating}: {{content}}, {{username}}</li>`)
const feedback = Object.fromEntries(languages.map((language) => [language, { samples, cards }]))
const page = [
  `<!doctype html><meta name="naru-build" content="${BUILD}">`,
  '<script type="application/json" id="operator">{}</script>',
  ...Object.values(facts),
  '<a href="tel:+94000000000">+94 00 000 0000</a><a href="mailto:info@naru.example">info@naru.example</a>',
  `<ul>${samples}</ul>`,
].join('')

const siteFolder = writeSite({ ...table, fillable: { build: BUILD, facts, feedback } })
for (const file of ['index.html', 'si/index.html', 'ta/index.html']) writeFileSync(join(siteFolder, file), page)
writeFileSync(join(siteFolder, 'sw.js'), `self.build = '${BUILD}'`)

const clock = manualClock('2026-11-28T20:00:00.000Z')
const options = { contentFolder: writeContent(), siteFolder, publicUrl: 'https://naru.example', now: clock.now }
const server = await openTestServer(options)

const HTML = { accept: 'text/html,*/*;q=0.8' }
const get = (url: string, headers: Record<string, string> = {}, from = server) =>
  from.server.inject({ url, headers: { ...HTML, ...headers } })
// A session of the staff ends after 12 hours.
const admin = () => newStaff(server, 'admin')
const save = async (settings: SiteSettings) => (await admin()).put('/api/admin/settings', { settings })

const whole: SiteSettings = {
  legalName: 'Harbour & <Sons>',
  postalAddress: '12 Galle Road, Colombo 3',
  phone: '+94 11 234 5678',
  email: 'office@harbour.test',
  facebook: 'https://www.facebook.com/harbour?a=1&b=2',
  mailProvider: 'Lanka Mail',
  currency: 'LKR',
  jurisdiction: { en: 'Sri Lanka', si: 'ශ්‍රී ලංකාව' },
  serverRecords: { en: '30 days' },
  payments: { en: '7 years' },
  rights: { en: 'Ask $& us.' },
  refundShare: { en: 'By exams begun.' },
  feedback: [{ username: 'Tharushi "T" S.', content: 'Like the exam.', rating: 4 }],
}

test('a site in production opens once the required settings are filled in, by whichever server', async () => {
  const closed = await buildTestServer({ ...options, environment: { NODE_ENV: 'production' } })
  onTestFinished(() => closed.close())
  const { database } = closed.context
  const fillIn = async (settings: SiteSettings) => {
    await database.delete(siteSettings)
    await database.insert(siteSettings).values({ id: 'site', settings })
    // As each server does regularly.
    await closed.context.operator.reload()
  }
  const open = (url: string, headers = {}) => get(url, headers, closed)
  const pages = () => Promise.all(['/', '/exams', '/si', '/quiz/mini', '/nothing'].map((url) => open(url)))
  const learner = await newLearner(closed)
  const staff = await newStaff(closed, 'admin')
  const buy = async () => (await learner.post('/payment/start', orderBody(learner, 'monthly'))).status

  for (const response of await pages()) {
    expect(response.statusCode).toBe(503)
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '3600' })
    expect(response.body).toContain('This site opens soon')
  }
  const cookie = (who: typeof learner) => ({ cookie: `__Host-sid=${who.token()}` })
  expect((await open('/', cookie(learner))).statusCode).toBe(503)
  expect((await open('/', cookie(staff))).statusCode).toBe(200)
  expect((await open('/login')).statusCode).toBe(200)
  // Its links load documents: `guardPage`.
  expect((await open('/', cookie(staff))).body).toContain('id="operator">{"isClosed":true}')
  expect((await open('/sw.js', { accept: '*/*' })).statusCode).toBe(200)
  expect(await buy()).toBe(503)

  await fillIn({ ...whole, rights: { si: 'අයිතිවාසිකම්' } })
  expect((await open('/')).statusCode).toBe(503)
  await fillIn(whole)
  for (const response of await pages()) expect(response.statusCode).toBe(200)
  expect((await open('/')).body).not.toContain('isClosed')
  expect(await buy()).not.toBe(503)
})

describe('what an operator fills in', () => {
  test('is on the next page, as text, in the language of the page or in English', async () => {
    await save(whole)
    const { body, headers } = await get('/')
    expect(body).toContain('<span data-fact="legalName">Harbour &amp; &lt;Sons&gt;</span>')
    expect(body).toContain('<span data-fact="jurisdiction" lang="en">Sri Lanka</span>')
    // In the learners' time zone.
    expect(body).toContain('<span data-fact="detailsUpdated">2026-11-29</span>')
    expect(body).toContain('<a href="tel:+94112345678">+94 11 234 5678</a>')
    expect(body).toContain('<a href="mailto:office@harbour.test">office@harbour.test</a>')
    expect(body).toContain('href="https://www.facebook.com/harbour?a=1&amp;b=2"')
    expect(body).not.toContain('youtube.com/')
    expect(body).toContain('<ul><li>4: Like the exam., Tharushi &quot;T&quot; S.</li></ul>')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect((await get('/si')).body).toContain('<span data-fact="jurisdiction" lang="si">ශ්‍රී ලංකාව</span>')
    expect((await get('/ta')).body).toContain('<span data-fact="jurisdiction" lang="en">Sri Lanka</span>')
  })

  test('is in the page as data, which cannot end its element', async () => {
    const { body } = await get('/')
    const [, data = ''] = /<script type="application\/json" id="operator">(.*?)<\/script>/.exec(body) ?? []
    expect(JSON.parse(data)).toEqual({ ...whole, detailsUpdated: '2026-11-29' })
    expect(data).not.toContain('<')
  })

  test('is compressed as the browser accepts it, and is another build for the service worker', async () => {
    const plain = await get('/')
    for (const [encoding, decompress] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const response = await get('/', { 'accept-encoding': encoding })
      expect(response.headers).toMatchObject({ 'content-encoding': encoding, vary: 'cookie, accept-encoding' })
      expect(decompress(response.rawPayload).toString()).toBe(plain.body)
    }
    const [, build] = /content="(0123456789ab-[0-9a-f]{8})"/.exec(plain.body) ?? []
    const worker = await get('/sw.js', { accept: '*/*' })
    expect(worker.body).toBe(`self.build = '${build}'`)
    expect(worker.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
    })
  })

  test('makes a new page for browsers that have the old one', async () => {
    const tag = String((await get('/')).headers.etag)
    expect((await get('/', { 'if-none-match': tag })).statusCode).toBe(304)
    await save({ ...whole, phone: '+94 11 999 9999' })
    expect((await get('/', { 'if-none-match': tag })).body).toContain('+94 11 999 9999')
    await save(whole)
  })

  test('keeps the date of the legal facts when only others change', async () => {
    clock.forward(3 * 86_400)
    await save({ ...whole, feedback: [] })
    expect((await get('/')).body).toContain('>2026-11-29<')
    await save({ ...whole, currency: 'Rupees' })
    expect((await get('/')).body).toContain('>2026-12-02<')
  })

  test.each<[SiteSettings, string]>([
    [{ email: 'nobody' }, 'email: write an email address.'],
    [{ phone: 'call me' }, 'phone: write a telephone number, such as +94 11 234 5678.'],
    [{ contactEmail: 'desk' }, 'contactEmail: write an email address.'],
    [{ messageDays: 29 }, 'messageDays: write a whole number from 30 to 3650.'],
    [{ authorPapers: 100_001 }, 'authorPapers: write a whole number from 1 to 100000.'],
    [{ facebook: 'javascript:alert(1)' }, 'facebook: write an address with https://.'],
    [{ legalName: 'Two\nlines' }, 'legalName: write it in one line.'],
    [{ rights: { xx: 'Rights' } }, "rights: the site has no language 'xx'."],
    [{ rights: { en: 'x'.repeat(1001) } }, 'rights: write at most 1,000 characters.'],
    [{ feedback: [{ username: ' ', content: 'Good', rating: 5 }] }, 'feedback: each card needs a name and a text.'],
  ])('is refused with one sentence: %j', async (settings, message) => {
    expect(await save(settings)).toMatchObject({ status: 400, body: { message } })
  })

  test('is trimmed, and a placeholder that was copied is nothing', async () => {
    await save({ legalName: ' Harbour ', currency: '[currency]', postalAddress: ' ' })
    expect((await (await admin()).get('/api/admin/settings')).body).toMatchObject({
      settings: { legalName: 'Harbour' },
      missing: expect.arrayContaining(['currency', 'postalAddress', 'rights']),
      isClosed: false,
    })
    expect((await get('/')).body).toContain('"legalName":"Harbour","detailsUpdated"')
  })

  test('shows how long data is kept, and nothing that is for the staff', async () => {
    expect((await get('/')).body).toContain('<span data-fact="messageDays">365</span>')
    await save({ legalName: 'Harbour', messageDays: 180, contactEmail: 'desk@harbour.test', authorPapers: 5 })
    const { body } = await get('/')
    expect(body).toContain('<span data-fact="messageDays">180</span>')
    expect(body).toContain('"messageDays":180')
    expect(body).not.toMatch(/desk@harbour|authorPapers/)
  })

  test('replaces only what the admin has seen', async () => {
    const [one, other] = [await admin(), await admin()]
    await save({ legalName: 'Harbour', authorPapers: 5 })
    const { body: seen } = await one.get('/api/admin/settings')
    const settings = fieldOf(seen, 'settings')
    const saved = { legalName: 'Harbour', currency: 'LKR' }
    expect(await other.put('/api/admin/settings', { settings: saved, seen: settings })).toMatchObject({
      status: 200,
      body: { settings: saved },
    })
    expect(await one.put('/api/admin/settings', { settings: { legalName: 'Bay' }, seen: settings })).toMatchObject({
      status: 409,
      body: { code: 'settings_changed' },
    })
    expect((await one.get('/api/admin/settings')).body).toMatchObject({ settings: saved })
  })
})
