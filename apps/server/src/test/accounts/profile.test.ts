import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openTestServer } from '../support/test-server'
import { fieldOf, manualClock, newLearner } from '../support/client'
import { writeContent } from '../support/content'
import { CAMERA, movingPicture, photograph } from '../support/picture'

const clock = manualClock('2026-06-14T20:00:00Z')
const server = await openTestServer({ contentFolder: writeContent(), now: clock.now })

const base64 = async (file: Promise<Buffer>) => (await file).toString('base64')

test('a profile begins with the sign-up, and keeps what its learner changes', async () => {
  const learner = await newLearner(server)
  const { name, lName, email } = learner
  expect(await learner.get('/api/user/profile')).toMatchObject({ status: 200, body: { name, lName, email } })
  const change = { name: ' Kamala ', phone: '0777654321', dateOfBirth: '1998-03-09', address: '7 Galle Road' }
  const stored = { ...change, name: 'Kamala', phone: '+94777654321', lName, email }
  expect(await learner.patch('/api/user/profile', change)).toMatchObject({ status: 200, body: stored })
  expect(await learner.get('/api/user/data')).toMatchObject({ body: { name: 'Kamala', address: '7 Galle Road' } })
  const { body } = await learner.patch('/api/user/profile', { dateOfBirth: '', address: ' ' })
  expect(body).toEqual({ name: 'Kamala', lName, email, phone: '+94777654321' })
})

test.each([
  ['a name', { name: ' ' }, 'fields_missing'],
  ['a family name', { lName: 'Perera\nSilva' }, 'name_invalid'],
  ['a phone number', { phone: '12' }, 'phone_invalid'],
  // 15 June in Colombo has not begun.
  ['a day of birth', { dateOfBirth: '2026-06-15' }, 'birth_date_wrong'],
  ['a picture', { picture: Buffer.from('<svg/>').toString('base64') }, 'picture_kind'],
])('%s that is wrong changes nothing', async (_what, change, code) => {
  const learner = await newLearner(server)
  const before = await learner.get('/api/user/profile')
  expect(await learner.patch('/api/user/profile', { address: '7 Galle Road', ...change })).toMatchObject({
    status: 400,
    body: { code },
  })
  expect((await learner.get('/api/user/profile')).body).toEqual(before.body)
})

test('the email address, the role and other accounts cannot be changed', async () => {
  const learner = await newLearner(server)
  for (const change of [{ email: 'a@b.lk' }, { role: 'admin' }, { userId: 'x' }]) {
    expect(await learner.patch('/api/user/profile', change)).toMatchObject({ status: 400 })
  }
})

test('a picture is stored as a square of 256 pixels without what the camera wrote', async () => {
  const learner = await newLearner(server)
  const { body } = await learner.patch('/api/user/profile', { picture: await base64(photograph()) })
  const stored = Buffer.from(String(fieldOf(body, 'picture')), 'base64')
  expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
  expect(stored.includes(CAMERA)).toBe(false)
  expect(await learner.patch('/api/user/profile', { picture: await base64(movingPicture.WebP()) })).toMatchObject({
    status: 400,
    body: { code: 'picture_animated' },
  })
  expect((await learner.patch('/api/user/profile', { name: 'Kamala' })).body).toMatchObject({
    picture: stored.toString('base64'),
  })
  expect((await learner.patch('/api/user/profile', { picture: '' })).body).not.toHaveProperty('picture')
})
