import { bursts, wavOf } from '@naru/exam-kit/internal/sound/testing'
import { expect, test } from 'vitest'
import { inWorker } from './in-worker'

const upload = (seconds: number) => Buffer.from(wavOf(bursts(seconds))).toString('base64')

test('a job that takes too long is refused with a sentence, and the next one is done', async () => {
  // Starts the thread, so that the limit is that of the work.
  await inWorker('processUpload', '')
  const [slow, next] = [inWorker('processUpload', upload(5), 0.1), inWorker('processUpload', upload(1))]
  await expect(slow).rejects.toMatchObject({
    statusCode: 400,
    message: 'The server stopped reading this after 0.1 seconds. Please make the file smaller or simpler.',
  })
  expect(await next).toMatchObject({ accepted: { kind: 'clip', file: { seconds: 1 } } })
})

test('a long job lets this thread go on', async () => {
  let turns = 0
  const count = () => {
    turns += 1
    running = setImmediate(count)
  }
  let running = setImmediate(count)
  expect(await inWorker('processUpload', upload(4))).toMatchObject({ accepted: { kind: 'clip' } })
  clearImmediate(running)
  expect(turns).toBeGreaterThan(30)
})
