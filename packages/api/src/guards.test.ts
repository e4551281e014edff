import { describe, expect, it } from 'vitest'
import { ApiError, type Expected } from './errors'
import {
  attemptReview,
  authState,
  exam,
  examAccess,
  savedProgress,
  list,
  savedRevision,
  savedResult,
  signedPayment,
  userData,
  videos,
} from './guards'
import { sampleAttemptReview, sampleExam, sampleExamWithKeys, sampleProgress } from './msw/index'
import { newerProgress } from './calls/index'

const mismatch = (expected: Expected) => new ApiError({ kind: 'shape', method: 'GET', path: '/', expected })
/** What came over the wire, whatever it claims to be. */
const sent = (body: unknown) => (body === undefined ? undefined : JSON.parse(JSON.stringify(body)))

const refused = (check: () => unknown) => {
  try {
    check()
    return undefined
  } catch (error) {
    return error instanceof ApiError ? error.expected : error
  }
}

describe('an exam', () => {
  it.each([
    [sampleExam, 'with keys withheld'],
    [sampleExamWithKeys, 'with keys inline'],
  ])('passes unchanged $1', (body) => {
    expect(exam(body, mismatch)).toEqual(body)
  })

  it('must contain _id', () => {
    const { _id, ...withoutId } = sampleExam
    expect(_id).not.toBe('')
    expect(refused(() => exam(sent(withoutId), mismatch))).toBe('_id')
    expect(refused(() => exam(sent({ ...withoutId, _id: null }), mismatch))).toBe('_id')
    expect(refused(() => exam(sent({ ...withoutId, _id: '' }), mismatch))).toBe('_id')
  })

  it.each([[null], [[]], ['exam'], [undefined]])('must be an object, not %j', (body) => {
    expect(refused(() => exam(sent(body), mismatch))).toBe('object')
  })

  it('may leave out guidelines, questions and options', () => {
    expect(exam(sent({ _id: 'e' }), mismatch)).toEqual({ _id: 'e', guidelines: [], questions: [] })
    expect(exam(sent({ _id: 'e', guidelines: null, questions: [{ _id: 'q', answers: null }] }), mismatch)).toEqual({
      _id: 'e',
      guidelines: [],
      questions: [{ _id: 'q', answers: [] }],
    })
  })

  it('loses what is null and what is no text, question or option', () => {
    const body = {
      _id: 'e',
      photo: null,
      guidelines: ['one', null, 2],
      questions: [
        null,
        { _id: 'q', audio: null, questionText: 'What?', answers: [null, { _id: 'o', text: null, photo: '/a.svg' }] },
      ],
    }
    expect(exam(sent(body), mismatch)).toEqual({
      _id: 'e',
      guidelines: ['one'],
      questions: [{ _id: 'q', questionText: 'What?', answers: [{ _id: 'o', photo: '/a.svg' }] }],
    })
  })
})

describe('a list', () => {
  it.each([[{}], [null], ['[]'], [undefined]])('must be an array, not %j', (body) => {
    expect(refused(() => list(sent(body), mismatch))).toBe('array')
  })

  it('loses entries that are no objects, and fields that are null', () => {
    expect(list(sent([{ _id: 'a', description: null }, null, 'b']), mismatch)).toEqual([{ _id: 'a' }])
  })
})

it('videos without a non-empty string url are dropped', () => {
  const good = { id: '1', title: 'One', youtubeUrl: 'https://youtu.be/x' }
  const bad = [null, undefined, '', '  ', 7, {}].map((youtubeUrl) => ({ ...good, youtubeUrl }))
  expect(videos(sent([...bad, good, { id: '2', title: 'Two' }]), mismatch)).toEqual([good])
})

describe('who is logged in', () => {
  it('is nobody without success true', () => {
    expect(authState(sent({ user: { name: 'Nimali' } }), mismatch)).toEqual({ success: false, message: '' })
    expect(authState(sent({ success: 'true', user: { name: 'Nimali' } }), mismatch).success).toBe(false)
  })

  it('may have no name and carry more than a name', () => {
    const state = authState(sent({ success: true, message: '', user: { id: 1, password: 'hash' } }), mismatch)
    expect(state).toEqual({ success: true, message: '', user: { name: '' } })
  })
})

it('access is given by true alone', () => {
  expect(examAccess(sent({ canAccessExam: 1 }), mismatch)).toEqual({ canAccessExam: false })
  expect(examAccess(sent({}), mismatch)).toEqual({ canAccessExam: false })
  expect(examAccess({ canAccessExam: true }, mismatch)).toEqual({ canAccessExam: true })
})

it('user data may lack fields but not be a refusal', () => {
  expect(userData(sent({ name: 'Nimali', phone: null }), mismatch)).toEqual({ name: 'Nimali' })
  expect(refused(() => userData(sent({ success: false, message: 'No' }), mismatch))).toBe('success')
})

it('a payment needs its hash', () => {
  expect(refused(() => signedPayment(sent({ merchant_id: '1' }), mismatch))).toBe('hash')
  expect(refused(() => signedPayment(sent(null), mismatch))).toBe('object')
})

it('a saved result has the number of its attempt', () => {
  expect(savedResult(sent({ result: { attempt: 3 } }), mismatch).result.attempt).toBe(3)
  expect(refused(() => savedResult(sent({ success: true, result: {} }), mismatch))).toBe('attempt')
  expect(refused(() => savedResult(sent({ success: false, message: 'No' }), mismatch))).toBe('success')
})

describe('a running attempt', () => {
  it.each([[null], [undefined], ['running'], [{ answers: {} }], [{ ...sampleProgress, answers: 'none' }]])(
    '%j is none',
    (progress) => {
      expect(savedProgress(sent({ success: true, progress }), mismatch)).toEqual({ progress: null })
    },
  )

  it('passes unchanged', () => {
    expect(savedProgress(sent({ success: true, progress: sampleProgress }), mismatch).progress).toEqual(sampleProgress)
    expect(refused(() => savedProgress(sent({ success: false }), mismatch))).toBe('success')
  })

  it('is saved when there is a new revision', () => {
    expect(savedRevision(sent({ success: true, revision: 4 }), mismatch).revision).toBe(4)
    expect(refused(() => savedRevision(sent({ success: true }), mismatch))).toBe('object')
  })

  it('that another device has overtaken comes with the refusal', () => {
    const refusal = (status: number, body: object) =>
      new ApiError({ kind: 'http', method: 'PUT', path: '/', status, bodyText: JSON.stringify(body) })
    expect(newerProgress(refusal(409, { success: false, progress: sampleProgress }))).toEqual(sampleProgress)
    expect(newerProgress(refusal(409, { success: false }))).toBeUndefined()
    expect(newerProgress(refusal(410, { success: false, progress: sampleProgress }))).toBeUndefined()
    expect(newerProgress(new Error('no answer'))).toBeUndefined()
  })
})

it('a review has an attempt and an exam', () => {
  expect(attemptReview(sent(sampleAttemptReview), mismatch)).toEqual(sampleAttemptReview)
  expect(refused(() => attemptReview(sent({ ...sampleAttemptReview, exam: {} }), mismatch))).toBe('_id')
  expect(refused(() => attemptReview(sent({ success: true, result: {} }), mismatch))).toBe('attempt')
})
