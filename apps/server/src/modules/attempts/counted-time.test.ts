import { expect, test } from 'vitest'
import { countedTiming, isSameAnswers, type Evidence } from './counted-time'

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000)
const bounds = { limit: 1000, fastest: 12 }
const evidence = (started: number, answered?: number, isPrompt = false): Evidence => ({
  report: undefined,
  startedAt: at(started),
  isPrompt,
  answeredAt: answered === undefined ? undefined : at(answered),
})

/** The result is received at 540 seconds. */
test.each<[name: string, own: number, evidence: Evidence | undefined, counted: number]>([
  ['nothing but the result', 60, undefined, 60],
  ['nine minutes from the start to the arrival', 60, evidence(0), 540],
  ['nine minutes from the start to the arrival, reported at once', 60, evidence(0, undefined, true), 540],
  ['the final answers after two minutes', 70, evidence(0, 120), 70],
  ['the final answers after six minutes', 60, evidence(0, 360), 360],
  ['exactly a minute more than the client', 480, evidence(0), 480],
  ['a second more than a minute', 479, evidence(0), 540],
  ['less than the client, because the start was reported late', 540, evidence(500), 540],
  ['less than the client, whose clock jumped', 1000, evidence(0, undefined, true), 540],
  ['a minute less than the client', 600, evidence(0, undefined, true), 600],
  ['more than the exam’s limit', 60, evidence(-5000), 1000],
  ['a start after the arrival, by another server’s clock', 60, evidence(541), 60],
])('counts a time of which the server saw %s', (_, own, seen, counted) => {
  expect(countedTiming({ timeTaken: own, isTimePlausible: true }, seen, at(540), bounds)).toEqual({
    timeTaken: counted,
    isTimePlausible: true,
  })
})

test('judges a time by the server’s clock if the start was reported at once, else by the client’s', () => {
  const timing = (own: number, seen: Evidence) =>
    countedTiming({ timeTaken: own, isTimePlausible: false }, seen, at(540), bounds)
  expect(timing(0, evidence(0, undefined, true))).toEqual({ timeTaken: 540, isTimePlausible: true })
  expect(timing(1, evidence(530, undefined, true))).toEqual({ timeTaken: 1, isTimePlausible: false })
  expect(timing(60, evidence(539, undefined, true))).toEqual({ timeTaken: 60, isTimePlausible: false })
  expect(timing(60, evidence(528, undefined, true))).toEqual({ timeTaken: 60, isTimePlausible: true })
  expect(timing(0, evidence(0))).toEqual({ timeTaken: 540, isTimePlausible: false })
})

test('an empty answer is none', () => {
  expect(isSameAnswers({ a: '1', b: '' }, { a: '1' })).toBe(true)
  expect(isSameAnswers({ a: '1' }, { a: '1', b: '2' })).toBe(false)
  expect(isSameAnswers({ a: '1' }, { a: '2' })).toBe(false)
  expect(isSameAnswers({}, { a: ' ' })).toBe(true)
})
