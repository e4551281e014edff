import { expect, test } from 'vitest'
import { openTestServer } from '../support/test-server'
import { clientOf, codeMailedTo, fieldOf, manualClock, newLearner, registeredLearner } from '../support/client'
import { writeContent } from '../support/content'

const clock = manualClock()
const server = await openTestServer({ contentFolder: writeContent(), now: clock.now })

test.each(['', 'x', 'a'.repeat(4000), "' or 1=1 --", '%00'])('there is no session for the token %j', async (sid) => {
  const response = await server.server.inject({ url: '/api/user/data', headers: { cookie: `sid=${sid}` } })
  expect(response.statusCode).toBe(401)
  expect(response.json()).toEqual({
    success: false,
    message: 'Not authorized, please login again',
    code: 'not_authorized',
  })
})

test('a verification code can be sent again after 60 seconds, and not once the email is verified', async () => {
  const learner = await registeredLearner(server)
  const resend = () => learner.post('/api/auth/resend-verification')
  expect(await resend()).toMatchObject({ status: 429, body: { success: false }, headers: { 'retry-after': '60' } })
  clock.forward(60)
  expect(await resend()).toMatchObject({ status: 200 })
  const otp = codeMailedTo(server, learner.email)
  await learner.post('/api/auth/Verify-account', { userId: learner.userId, otp })
  expect(await learner.get('/api/auth/is-auth')).toMatchObject({ body: { user: { isVerified: true } } })
  clock.forward(60)
  expect(await resend()).toMatchObject({ status: 409 })
})

test('a new password has at least 8 characters', async () => {
  const body = { email: 'a@b.lk', otp: '123456', newPassword: '1234567' }
  expect(await clientOf(server).post('/api/auth/reset-password', body)).toMatchObject({
    status: 400,
    body: { message: 'Password must be at least 8 characters long' },
  })
})

test('a user’s language is stored, if the site has it', async () => {
  const learner = await newLearner(server)
  expect(await learner.put('/api/user/language', { language: 'si' })).toMatchObject({
    status: 200,
    body: { language: 'si' },
  })
  expect(await learner.put('/api/user/language', { language: 'xx' })).toMatchObject({ status: 400 })
  expect(await learner.get('/api/user/data')).toMatchObject({ body: { language: 'si' } })
})

test('the response to an unknown field names it', async () => {
  const response = await clientOf(server).post('/api/auth/login', { email: 'a@b.lk', password: 'x', role: 'admin' })
  expect(fieldOf(response.body, 'message')).toBe("The field 'role' is unknown.")
})
