// @vitest-environment jsdom
import { createApi } from '@naru/api'
import { sampleExam, sampleUser } from '@naru/api/msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { noMemory, storedUserId } from '../shared/authSession'
import { openAttempt } from './openAttempt'

type Answers = Record<string, () => Response | Promise<Response>>

const examPath = `/api/exams/${sampleExam._id}`
const learner: Answers = {
  '/api/auth/is-auth': () => Response.json({ success: true, message: '', user: { name: 'Nimal' } }),
  '/api/auth/check-access': () => Response.json({ canAccessExam: true }),
  '/api/user/data': () => Response.json(sampleUser),
  [examPath]: () => Response.json(sampleExam),
  [`${examPath}/progress`]: () => Response.json({ progress: null }),
}
const never = () => new Promise<Response>(() => undefined)
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'))

function open(answers: Answers, { examId }: { examId: string | undefined } = { examId: sampleExam._id }) {
  const requested: string[] = []
  const api = createApi({
    baseUrl: 'http://naru.test',
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      requested.push(pathname)
      return (answers[pathname] ?? (() => Response.json({ message: 'Not found' }, { status: 404 })))()
    },
  })
  return { requested, opening: openAttempt({ api, examId, memory: noMemory }) }
}

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('opening the exam room', () => {
  it('gives a learner the exam, begun, as theirs', async () => {
    const opened = await open(learner).opening
    expect(opened).toMatchObject({
      kind: 'open',
      exam: { _id: sampleExam._id },
      ownerId: sampleUser.userId,
      isOwnerConfirmed: true,
    })
    if (opened.kind !== 'open') return
    // Without Web Locks other pages are asked first.
    await expect
      .poll(() => opened.examSession.getSnapshot())
      .toMatchObject({ access: 'writer', state: { phase: 'reading' } })
    expect(storedUserId()).toBe(sampleUser.userId)
    opened.examSession.dispose()
  })

  it('requests session, learner, paper and progress at once, each once', async () => {
    const { requested, opening } = open(Object.fromEntries(Object.keys(learner).map((path) => [path, never])))
    await Promise.race([opening, new Promise((done) => setTimeout(done, 20))])
    expect(requested.toSorted()).toEqual(Object.keys(learner).toSorted())
  })

  it.each([
    ['says that no exam was chosen', learner, undefined, { message: 'No exam selected', canRetry: false }],
    [
      'says what the server says when it refuses the exam',
      { ...learner, [examPath]: () => Response.json({ message: 'Not in your plan' }, { status: 403 }) },
      sampleExam._id,
      { message: 'Failed to fetch exam: Not in your plan', canRetry: true },
    ],
    [
      'says that the exam cannot be had when nothing answers, after a second try',
      { ...learner, [examPath]: noAnswer },
      sampleExam._id,
      { message: 'Failed to load exam', canRetry: true },
    ],
  ])('%s', async (_what, answers, examId, message) => {
    const { opening } = open(answers, { examId })
    await expect(opening).resolves.toEqual({ kind: 'failed', ...message })
  })

  it('finds an exam without questions', async () => {
    const answers = { ...learner, [examPath]: () => Response.json({ ...sampleExam, questions: [] }) }
    await expect(open(answers).opening).resolves.toMatchObject({ kind: 'empty', ownerId: sampleUser.userId })
  })

  it('goes on as the learner who was last known here when the server does not say who it is', async () => {
    localStorage.setItem('userId', 'known')
    const opened = await open({ ...learner, '/api/user/data': () => Response.json({}, { status: 500 }) }).opening
    expect(opened).toMatchObject({ kind: 'open', ownerId: 'known', isOwnerConfirmed: false, candidate: 'Nimal' })
    if (opened.kind === 'open') opened.examSession.dispose()
  })

  it('never resolves for a visitor, who is sent to log in', async () => {
    const { opening } = open({ '/api/auth/is-auth': () => Response.json({ success: false, message: '' }) })
    const outcome = await Promise.race([opening, new Promise((done) => setTimeout(done, 50, 'waits'))])
    expect(outcome).toBe('waits')
  })
})
