// @vitest-environment jsdom
import { sampleExam, sampleUser } from '@naru/api/msw'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { noMemory, storedUserId } from '@naru/app-shell/authSession'
import { chooseExam, getChosenExam } from '@naru/app-shell/state/chosenExam'
import { answeringApi, noAnswer, type Answers } from '@naru/app-shell/testing/answeringApi'
import { addAttempt } from '@naru/app-shell/testing/storedAttempt'
import { openAttempt } from './openAttempt'

const examPath = `/api/exams/${sampleExam._id}`
const learner: Answers = {
  '/api/auth/is-auth': () => Response.json({ success: true, message: '', user: { name: 'Nimal' } }),
  '/api/auth/check-access': () => Response.json({ canAccessExam: true }),
  '/api/user/data': () => Response.json(sampleUser),
  [examPath]: () => Response.json(sampleExam),
  [`${examPath}/progress`]: () => Response.json({ progress: null }),
}
const never = () => new Promise<Response>(() => undefined)

function open(answers: Answers, { examId }: { examId: string | undefined } = { examId: sampleExam._id }) {
  const { api, requested } = answeringApi(answers)
  return { requested, opening: openAttempt({ api, examId, memory: noMemory }) }
}

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

// Tests share a document, whose first press unlocks the page's audio: jsdom has neither audio nor object URLs.
afterAll(() => {
  URL.createObjectURL = () => 'blob:silence'
  URL.revokeObjectURL = () => undefined
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  document.dispatchEvent(new Event('click'))
  play.mockRestore()
})

describe('opening the exam room', () => {
  it('starts the exam for its learner', async () => {
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

  it('requests session, learner, exam and progress in parallel, each once', async () => {
    const { requested, opening } = open(Object.fromEntries(Object.keys(learner).map((path) => [path, never])))
    await Promise.race([opening, new Promise((done) => setTimeout(done, 20))])
    expect(requested().toSorted()).toEqual(Object.keys(learner).toSorted())
  })

  it('returns `unchosen` without a chosen exam', async () => {
    await expect(open(learner, { examId: undefined }).opening).resolves.toEqual({ kind: 'unchosen' })
  })

  describe('without a chosen exam', () => {
    afterEach(() => chooseExam(undefined))
    const begun = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
    const saved = (minutes: number) => () =>
      Response.json({
        progress: {
          startTime: begun(minutes),
          phase: 'reading',
          index: 0,
          answers: {},
          plays: {},
          revision: 1,
          readingStartTime: begun(minutes),
        },
      })
    const running = (examId: string) => () => Response.json([{ examId, startTime: begun(1) }])

    it('resumes the attempt of this device that began last, before one of the server', async () => {
      addAttempt(2)
      const { requested, opening } = open(learner, { examId: undefined })
      const opened = await opening
      expect(opened).toMatchObject({ kind: 'open', exam: { _id: sampleExam._id } })
      expect(requested()).not.toContain('/api/user/running-exams')
      expect(getChosenExam()).toBe(sampleExam._id)
      if (opened.kind === 'open') opened.examSession.dispose()
    })

    it('resumes the attempt that the server has', async () => {
      const answers = {
        ...learner,
        '/api/user/running-exams': running(sampleExam._id),
        [`${examPath}/progress`]: saved(2),
      }
      const opened = await open(answers, { examId: undefined }).opening
      expect(opened).toMatchObject({ kind: 'open', exam: { _id: sampleExam._id } })
      if (opened.kind === 'open') opened.examSession.dispose()
    })

    it('finishes and sends an attempt whose time has run out, and opens none', async () => {
      addAttempt(600)
      const { requested, opening } = open(learner, { examId: undefined })
      await expect(opening).resolves.toEqual({ kind: 'unchosen' })
      expect(Object.keys(localStorage).filter((key) => key.startsWith('outbox:'))).toHaveLength(1)
      expect(requested()).toContain('/api/user/running-exams')
      expect(getChosenExam()).toBeUndefined()
    })
  })

  it.each([
    [
      'fails with what a server says that rejects the exam',
      { ...learner, [examPath]: () => Response.json({ message: 'Not in your plan' }, { status: 403 }) },
      { kind: 'http', serverMessage: 'Not in your plan' },
    ],
    ['fails without a response, after one retry', { ...learner, [examPath]: noAnswer }, { kind: 'network' }],
  ])('%s', async (_what, answers, error) => {
    const { opening } = open(answers, { examId: sampleExam._id })
    await expect(opening).resolves.toMatchObject({ kind: 'failed', error })
  })

  it('returns `empty` for an exam without questions', async () => {
    const answers = { ...learner, [examPath]: () => Response.json({ ...sampleExam, questions: [] }) }
    await expect(open(answers).opening).resolves.toMatchObject({ kind: 'empty', ownerId: sampleUser.userId })
  })

  it('continues as the learner last stored on this device when the user request fails', async () => {
    localStorage.setItem('userId', 'known')
    const opened = await open({ ...learner, '/api/user/data': () => Response.json({}, { status: 500 }) }).opening
    expect(opened).toMatchObject({ kind: 'open', ownerId: 'known', isOwnerConfirmed: false, candidate: 'Nimal' })
    if (opened.kind === 'open') opened.examSession.dispose()
  })

  it('never resolves for a visitor, who is redirected to /login', async () => {
    const { opening } = open({ '/api/auth/is-auth': () => Response.json({ success: false, message: '' }) })
    const outcome = await Promise.race([opening, new Promise((done) => setTimeout(done, 50, 'pending'))])
    expect(outcome).toBe('pending')
  })
})
