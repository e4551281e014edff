import { expect, it } from 'vitest'
import { repeatAfterStepUp } from './repeatAfterStepUp'

const refusal = (code: string) => Response.json({ success: false, message: 'No.', code }, { status: 403 })
const request = () => new Request('https://naru.test/api', { method: 'PATCH', body: '{"price":1}' })

/** Sends one request; the server answers with these responses. */
const sent = async (responses: Response[], isGiven = true) => {
  const bodies: string[] = []
  let asked = 0
  const send = repeatAfterStepUp(
    async () => {
      asked += 1
      return isGiven
    },
    async (one) => {
      bodies.push(await one.text())
      return responses.shift() ?? Response.error()
    },
  )
  const { status } = await send(request())
  return { status, bodies, asked }
}

it('repeats a request with its body once two-step verification was given', async () => {
  const body = '{"price":1}'
  expect(await sent([refusal('two_step_recent_required'), Response.json({})])).toEqual({
    status: 200,
    bodies: [body, body],
    asked: 1,
  })
})

it('leaves the rejection if the user cancels', async () => {
  expect(await sent([refusal('two_step_recent_required')], false)).toMatchObject({ status: 403, asked: 1 })
})

it.each([
  ['another rejection', () => refusal('two_step_required')],
  ['a rejection without JSON', () => new Response('No', { status: 403 })],
  ['a success', () => Response.json({ code: 'two_step_recent_required' })],
])('does not ask after %s', async (_, response) => {
  expect(await sent([response()])).toMatchObject({ asked: 0 })
})
