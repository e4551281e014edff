// The baseline of `npm run bench:server`: a Fastify server without application code. It sends recorded responses and validates as the real server does.
import { Ajv } from 'ajv'
import formatsPlugin from 'ajv-formats'
import Fastify from 'fastify'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** @typedef {{ headers: Record<string, string>, body: string }} Sample a response of the real server; the body as base64 */

const [, , samplesFile = '', contractFile = ''] = process.argv
/** @type {Record<'exam' | 'leaderboard' | 'result' | 'practice', Sample>} */
const samples = JSON.parse(readFileSync(samplesFile, 'utf8'))

const ajv = new Ajv({ strict: false })
formatsPlugin.default(ajv)
ajv.addSchema(parse(readFileSync(contractFile, 'utf8')), 'contract')
const validate = ajv.compile({ $ref: 'contract#/components/schemas/ResultRequest' })

const server = Fastify({ bodyLimit: 256 * 1024 })
server.setValidatorCompiler(() => validate)

for (const name of /** @type {const} */ (['exam', 'leaderboard', 'result', 'practice'])) {
  const { headers, body } = samples[name]
  const bytes = Buffer.from(body, 'base64')
  server.route({
    method: name === 'result' ? 'POST' : 'GET',
    url: `/${name}`,
    schema: name === 'result' ? { body: {} } : {},
    handler: (_request, reply) => reply.headers(headers).send(bytes),
  })
}

const address = await server.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`Open ${address}\n`)
