import Fastify, { type FastifyRequest } from 'fastify'
import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allowSlowAnswers } from './slow-requests'

const server = Fastify({ connectionTimeout: 20_000, handlerTimeout: 10_000 })
allowSlowAnswers(server)
/** How long the connection may be silent while the handler works, in milliseconds. */
const silence = ({ raw }: FastifyRequest) => Promise.resolve({ silence: raw.socket.timeout })
server.get('/files', { handlerTimeout: 60_000 }, silence)
server.get('/others', silence)

let port = ''
beforeAll(async () => {
  port = new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port
})
afterAll(() => server.close())

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const get = (path: string) =>
  new Promise<string>((resolve, reject) => {
    const sent = request({ agent, host: '127.0.0.1', port, path }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.on('end', () => resolve(text))
    })
    sent.on('error', reject)
    sent.end()
  })

test('a connection may be silent as long as its operation may take, and the next one on it has its own time', async () => {
  expect(await get('/files')).toBe('{"silence":61000}')
  expect(await get('/others')).toBe('{"silence":20000}')
  agent.destroy()
})
