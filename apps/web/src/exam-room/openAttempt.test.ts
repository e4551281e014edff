// @vitest-environment jsdom
import { createApi } from '@naru/api'
import { sampleExam, sampleUser } from '@naru/api/msw'
import { afterEach, describe, expect, it } from 'vitest'
import { plainCalls } from '../calls'
import { storedUserId } from '../shared/authSession'
import { createSession } from '../shared/authSession/session'
import { enterRoom } from './enterRoom'

const learner = {
  '/api/auth/is-auth': () => Response.json({ success: true, message: '', user: { name: 'Nimal' } }),
  '/api/auth/check-access': () => Response.json({ canAccessExam: true }),
  '/api/user/data': () => Response.json(sampleUser),
  [`/api/exams/${sampleExam._id}`]: () => Response.json(sampleExam),
}

function enter(answers: Record<string, () => Response | Promise<Response>>, examId: string | undefined) {
  const api = createApi({
    baseUrl: 'http://naru.test',
    fetch: async (request) =>
      (answers[new URL(request.url).pathname] ?? (() => Response.json({ message: 'Not found' }, { status: 404 })))(),
  })
  const calls = plainCalls(api)
  return enterRoom(calls, createSession(calls), examId)
}

afterEach(() => localStorage.clear())

describe('the way into the exam room', () => {
  it('gives a learner the exam, begun, as theirs', async () => {
    const opened = await enter(learner, sampleExam._id)
    expect(opened).toMatchObject({ exam: { _id: sampleExam._id }, ownerId: sampleUser.userId })
    // Without Web Locks other pages are asked first.
    await expect
      .poll(() => opened?.session.getSnapshot())
      .toMatchObject({ access: 'writer', state: { phase: 'reading' } })
    expect(storedUserId()).toBe(sampleUser.userId)
    opened?.session.dispose()
  })

  it.each([
    ['no exam was chosen', learner, undefined],
    [
      'the server refuses it',
      { ...learner, [`/api/exams/${sampleExam._id}`]: () => Response.json({}, { status: 403 }) },
      sampleExam._id,
    ],
    [
      'it has no questions',
      { ...learner, [`/api/exams/${sampleExam._id}`]: () => Response.json({ ...sampleExam, questions: [] }) },
      sampleExam._id,
    ],
    [
      'nobody knows whose it would be',
      { ...learner, '/api/user/data': () => Response.json({}, { status: 500 }) },
      sampleExam._id,
    ],
  ])('leaves it to the room to say so when %s', async (_what, answers, examId) => {
    await expect(enter(answers, examId)).resolves.toBeUndefined()
  })

  it('has no end for a visitor, who is sent to log in', async () => {
    const outcome = await Promise.race([
      enter({ '/api/auth/is-auth': () => Response.json({ success: false, message: '' }) }, sampleExam._id),
      new Promise((done) => setTimeout(done, 50, 'waits')),
    ])
    expect(outcome).toBe('waits')
  })
})
