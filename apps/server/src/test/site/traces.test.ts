import { once } from 'node:events'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { breakDatabase } from '../support/break-database'
import { clientOf, fieldOf, registeredLearner } from '../support/client'
import { writeContent } from '../support/content'
import { freePort } from '../support/site-fixture'
import { buildTestServer } from '../support/test-server'

const contentFolder = writeContent()

const isLoaded = () => {
  const loaded = Object.keys(createRequire(import.meta.url).cache)
  return ['/@fastify/otel/', '/@opentelemetry/sdk-'].map((name) => loaded.some((path) => path.includes(name)))
}

test('a span of each request names the operation and nobody; without the setting nothing is loaded', async () => {
  await (await buildTestServer({ contentFolder })).close()
  expect(isLoaded()).toEqual([false, false])

  const bodies: string[] = []
  const collector = createServer((request, response) => {
    const saving = text(request).then((body) => bodies.push(`${request.url} ${body}`))
    void saving.then(() => response.end('{}'))
  })
  const port = await freePort()
  await once(collector.listen(port, '127.0.0.1'), 'listening')
  const traced = await buildTestServer({
    contentFolder,
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` },
  })
  expect(isLoaded()).toEqual([true, true])
  const learner = await registeredLearner(traced)
  await learner.get('/api/exams/secret-exam?token=secret-token')
  await clientOf(traced).get('/secret-page?email=secret@naru.test')
  const restore = breakDatabase(traced.context.database, () => new Error('secret-error'))
  expect(await learner.get('/api/user/running-exams?token=secret-token')).toMatchObject({ status: 500 })
  restore()
  await traced.close()
  collector.close()

  const sent = bodies.join('\n')
  const spans = bodies.flatMap((body) => {
    expect(body).toMatch(/^\/v1\/traces \{/)
    const parsed: unknown = JSON.parse(body.slice('/v1/traces '.length))
    const found = fieldOf(parsed, 'resourceSpans', 0, 'scopeSpans', 0, 'spans')
    return Array.isArray(found) ? found : []
  })
  const statusOf = (name: string) =>
    spans
      .filter((span) => fieldOf(span, 'name') === name)
      .flatMap((span) => JSON.stringify(span).match(/"http.response.status_code","value":\{"intValue":(\d+)/)?.[1])
  expect(statusOf('POST /api/auth/register')).toEqual(['200'])
  expect(statusOf('GET /api/exams/:id')).toEqual(['404'])
  expect(statusOf('GET /api/user/running-exams')).toEqual(['500'])
  expect(sent).toContain('"service.name","value":{"stringValue":"naru"}')
  for (const personal of ['secret', learner.email, learner.userId, learner.token()])
    expect(sent).not.toContain(personal)
})
