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
/** A value as it is parsed from a response. */
const received = (body: unknown) => (body === undefined ? undefined : JSON.parse(JSON.stringify(body)))

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
    expect(refused(() => exam(received(withoutId), mismatch))).toBe('_id')
    expect(refused(() => exam(received({ ...withoutId, _id: null }), mismatch))).toBe('_id')
    expect(refused(() => exam(received({ ...withoutId, _id: '' }), mismatch))).toBe('_id')
  })

  it.each([[null], [[]], ['exam'], [undefined]])('must be an object, not %j', (body) => {
    expect(refused(() => exam(received(body), mismatch))).toBe('object')
  })

  it('may omit guidelines, questions and options', () => {
    expect(exam(received({ _id: 'e' }), mismatch)).toEqual({ _id: 'e', guidelines: [], questions: [] })
    expect(exam(received({ _id: 'e', guidelines: null, questions: [{ _id: 'q', answers: null }] }), mismatch)).toEqual({
      _id: 'e',
      guidelines: [],
      questions: [{ _id: 'q', answers: [] }],
    })
  })

  it('drops null fields and entries that are not texts, questions or options', () => {
    const body = {
      _id: 'e',
      photo: null,
      guidelines: ['one', null, 2],
      questions: [
        null,
        { _id: 'q', audio: null, questionText: 'What?', answers: [null, { _id: 'o', text: null, photo: '/a.svg' }] },
      ],
    }
    expect(exam(received(body), mismatch)).toEqual({
      _id: 'e',
      guidelines: ['one'],
      questions: [{ _id: 'q', questionText: 'What?', answers: [{ _id: 'o', photo: '/a.svg' }] }],
    })
  })
})

it.each([[{}], [null], ['[]'], [undefined]])('a list must be an array, not %j', (body) => {
  expect(refused(() => list(received(body), mismatch))).toBe('array')
})

it('a list drops entries that are not objects, and null fields', () => {
  expect(list(received([{ _id: 'a', description: null }, null, 'b']), mismatch)).toEqual([{ _id: 'a' }])
})

it('videos without a non-empty string url are dropped', () => {
  const good = { id: '1', title: 'One', youtubeUrl: 'https://youtu.be/x' }
  const bad = [null, undefined, '', '  ', 7, {}].map((youtubeUrl) => ({ ...good, youtubeUrl }))
  expect(videos(received([...bad, good, { id: '2', title: 'Two' }]), mismatch)).toEqual([good])
})

describe('the auth session', () => {
  it('is nobody without success true', () => {
    expect(authState(received({ user: { name: 'Nimali' } }), mismatch)).toEqual({ success: false, message: '' })
    expect(authState(received({ success: 'true', user: { name: 'Nimali' } }), mismatch).success).toBe(false)
  })

  it('defaults to an empty name and drops unknown fields', () => {
    const state = authState(received({ success: true, message: '', user: { id: 1, password: 'hash' } }), mismatch)
    expect(state).toEqual({ success: true, message: '', user: { name: '' } })
  })
})

it('access is granted only by true', () => {
  expect(examAccess(received({ canAccessExam: 1 }), mismatch)).toEqual({ canAccessExam: false })
  expect(examAccess(received({}), mismatch)).toEqual({ canAccessExam: false })
  expect(examAccess({ canAccessExam: true }, mismatch)).toEqual({ canAccessExam: true })
})

it('user data may lack fields but not contain success false', () => {
  expect(userData(received({ name: 'Nimali', phone: null }), mismatch)).toEqual({ name: 'Nimali' })
  expect(refused(() => userData(received({ success: false, message: 'No' }), mismatch))).toBe('success')
})

it('a payment needs its hash', () => {
  expect(refused(() => signedPayment(received({ merchant_id: '1' }), mismatch))).toBe('hash')
  expect(refused(() => signedPayment(received(null), mismatch))).toBe('object')
})

it('a saved result needs the number of its attempt', () => {
  expect(savedResult(received({ result: { attempt: 3 } }), mismatch).result.attempt).toBe(3)
  expect(refused(() => savedResult(received({ success: true, result: {} }), mismatch))).toBe('attempt')
  expect(refused(() => savedResult(received({ success: false, message: 'No' }), mismatch))).toBe('success')
})

describe('a running attempt', () => {
  it.each([[null], [undefined], ['running'], [{ answers: {} }], [{ ...sampleProgress, answers: 'none' }]])(
    '%j is read as null',
    (progress) => {
      expect(savedProgress(received({ success: true, progress }), mismatch)).toEqual({ progress: null })
    },
  )

  it('passes unchanged', () => {
    expect(savedProgress(received({ success: true, progress: sampleProgress }), mismatch).progress).toEqual(
      sampleProgress,
    )
    expect(refused(() => savedProgress(received({ success: false }), mismatch))).toBe('success')
  })

  it('a save needs a new revision', () => {
    expect(savedRevision(received({ success: true, revision: 4 }), mismatch).revision).toBe(4)
    expect(refused(() => savedRevision(received({ success: true }), mismatch))).toBe('object')
  })

  it('is read from a 409 only', () => {
    const refusal = (status: number, body: object) =>
      new ApiError({ kind: 'http', method: 'PUT', path: '/', status, bodyText: JSON.stringify(body) })
    expect(newerProgress(refusal(409, { success: false, progress: sampleProgress }))).toEqual(sampleProgress)
    expect(newerProgress(refusal(409, { success: false }))).toBeUndefined()
    expect(newerProgress(refusal(410, { success: false, progress: sampleProgress }))).toBeUndefined()
    expect(newerProgress(new Error('no answer'))).toBeUndefined()
  })
})

it('a review needs an attempt and an exam', () => {
  expect(attemptReview(received(sampleAttemptReview), mismatch)).toEqual(sampleAttemptReview)
  expect(refused(() => attemptReview(received({ ...sampleAttemptReview, exam: {} }), mismatch))).toBe('_id')
  expect(refused(() => attemptReview(received({ success: true, result: {} }), mismatch))).toBe('attempt')
})
