import { describe, expect, it } from 'vitest'
import { sampleExam } from '../testing'
import { sectionSecondsLeft, type Effect } from './index'
import { beginDriver, driveThroughReading, driveToListening, examDriver, playToEnd } from '../testing/examDriver'

const exam = sampleExam({ reading: 3, listening: 2 })
const minute = 60_000

const begun = (definition = exam) => beginDriver(definition)

function count(effects: readonly Effect[], type: Effect['type']) {
  return effects.filter((effect) => effect.type === type).length
}

describe('Start time is captured on first load if not finished', () => {
  it('stores the start of the exam and of the section', () => {
    const driver = begun()
    expect(driver.stored.get('exam-sample-startTime')).toBe(String(driver.now))
    expect(driver.stored.get('exam-sample-reading-startTime')).toBe(String(driver.now))
    expect(driver.stored.get('exam-sample-phase')).toBe('reading')
  })

  it('does not overwrite it', () => {
    const driver = begun()
    const started = driver.stored.get('exam-sample-startTime')
    driver.pass(minute)
    expect(driver.send({ type: 'begin' })).toMatchObject({ effects: [] })
    driver.resume()
    expect(driver.stored.get('exam-sample-startTime')).toBe(started)
    expect(driver.state.startedAt).toBe(Number(started))
  })
})

describe('remaining = limit − (now − stored start), recomputed on every tick', () => {
  it.each([
    { passed: 0, left: 1500 },
    { passed: 1, left: 1500 },
    { passed: 1000, left: 1499 },
    { passed: 10 * minute, left: 900 },
    { passed: 25 * minute - 1, left: 1 },
  ])('after $passed ms $left seconds are left', ({ passed, left }) => {
    const driver = begun()
    driver.pass(passed)
    expect(sectionSecondsLeft(exam, driver.state)).toBe(left)
  })

  it('is recomputed from the start time after a reload', () => {
    const driver = begun()
    driver.pass(10 * minute)
    driver.reload()
    driver.now += minute
    driver.send({ type: 'begin' })
    expect(sectionSecondsLeft(exam, driver.state)).toBe(14 * 60)
  })

  it('counts a sleep after a set-back and a reload', () => {
    const driver = begun()
    driver.pass(10 * minute)
    driver.send({ type: 'hide' })
    driver.now -= 60 * minute
    driver.resume()
    driver.pass(10 * minute)
    expect(sectionSecondsLeft(exam, driver.state)).toBe(5 * 60)
  })
})

describe('Reading to listening when reading time runs out', () => {
  it('enters listening at zero, once, and removes the start time of reading', () => {
    const driver = begun()
    driver.pass(25 * minute)
    expect(driver.state).toMatchObject({ phase: 'listening', index: 3 })
    expect(driver.stored.has('exam-sample-reading-startTime')).toBe(false)
    const effects = driver.effects.length
    driver.pass(0)
    driver.pass(0)
    expect(driver.effects).toHaveLength(effects)
  })

  it('rejects an answer at the time limit', () => {
    const driver = begun()
    driver.now += 25 * minute
    const outcome = driver.send({ type: 'selectAnswer', questionId: 'r1', optionId: 'a' })
    expect(outcome.rejected).toBe('not-the-current-question')
    expect(driver.state).toMatchObject({ phase: 'listening', choices: {} })
  })

  it('if no listening questions, straight to finished', () => {
    const driver = begun(sampleExam({ reading: 3, listening: 0 }))
    driver.pass(25 * minute)
    expect(driver.state.phase).toBe('finished')
  })

  it('subtracts a sleep past the end of reading from listening', () => {
    const driver = begun()
    driver.pass(40 * minute)
    expect(driver.state.phase).toBe('listening')
    expect(sectionSecondsLeft(exam, driver.state)).toBe(10 * 60)
  })

  it('finishes once, at the limit, after a sleep past both deadlines', () => {
    const driver = begun()
    driver.pass(600 * minute)
    driver.pass(minute)
    expect(driver.state.phase).toBe('finished')
    const sent = driver.results
    expect(sent).toMatchObject([{ startTime: '2025-05-07T08:00:00.000Z', timestamp: '2025-05-07T08:50:00.000Z' }])
    expect(count(driver.effects, 'playClip')).toBe(0)
  })
})

describe('Section minutes invalid become 0: such a section is over as soon as it begins', () => {
  it.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY, 'soon', null, undefined])(
    'reading of %s minutes',
    (minutes) => {
      const driver = begun(sampleExam({ readingTimeMinutes: minutes }))
      expect(driver.state.phase).toBe('listening')
    },
  )

  it('listening of 0 minutes finishes without playing', () => {
    const definition = sampleExam({ listeningTimeMinutes: 0 })
    const driver = driveToListening(definition)
    expect(driver.state.phase).toBe('finished')
    expect(count(driver.effects, 'playClip')).toBe(0)
  })

  it('both of 0 minutes finish at once, one time', () => {
    const driver = begun(sampleExam({ readingTimeMinutes: 0, listeningTimeMinutes: 0 }))
    expect(driver.state.phase).toBe('finished')
    expect(count(driver.effects, 'sendResult')).toBe(1)
  })
})

describe('missing sections', () => {
  it('start the exam with listening if there are no reading questions', () => {
    const driver = begun(sampleExam({ reading: 0 }))
    expect(driver.state).toMatchObject({ phase: 'listening', index: 0, clip: { status: 'loading' } })
  })

  it('reject begin if there are no questions', () => {
    const driver = examDriver(sampleExam({ reading: 0, listening: 0 }))
    expect(driver.send({ type: 'begin' })).toMatchObject({ rejected: 'no-questions', effects: [] })
  })
})

describe('On entering listening, position jumps to the first listening question and play counts reset', () => {
  it('removes every play count, there and only there', () => {
    const driver = begun()
    driver.stored.set('exam-sample-l1-playCount', '2')
    driver.stored.set('exam-sample-l2-playCount', '1')
    driveThroughReading(driver, exam)
    driver.send({ type: 'proceed' })
    expect(driver.state).toMatchObject({ index: 3, plays: 0 })
    expect([...driver.stored.keys()].filter((key) => key.endsWith('playCount'))).toEqual([])
  })

  it('a reload inside listening restores index and counts', () => {
    const driver = driveToListening(exam)
    playToEnd(driver, exam)
    driver.pass(5000)
    driver.send({ type: 'clipEnded', clipId: driver.clipId() })
    driver.resume()
    expect(driver.state).toMatchObject({
      phase: 'listening',
      index: 4,
      plays: 1,
      clip: { status: 'loading', position: 0 },
    })
  })
})

describe('Listening to finished when listening time runs out', () => {
  it('preserves the answers', () => {
    const driver = driveToListening(exam)
    playToEnd(driver, exam)
    driver.send({ type: 'selectAnswer', questionId: 'l1', optionId: 'b' })
    driver.pass(25 * minute)
    const result = driver.results[0]
    expect(result?.questions.map(({ isCorrect }) => isCorrect)).toEqual([true, true, true, true, false])
  })
})

describe('when finished, saved progress, start times and play counts are cleared and the finished flag set', () => {
  it('sets the flag first, then clears', () => {
    const driver = driveToListening(exam)
    const before = [...driver.stored.keys()]
    driver.pass(25 * minute)
    expect(driver.changes).toEqual([
      { key: 'exam-sample-isFinished', value: 'true' },
      ...before.map((key) => ({ key, value: null })),
    ])
    expect(Object.fromEntries(driver.stored)).toEqual({ 'exam-sample-isFinished': 'true' })
  })

  it('rejects every further event', () => {
    const driver = driveToListening(exam)
    driver.pass(25 * minute)
    const before = driver.state
    for (const type of ['begin', 'next', 'previous', 'proceed', 'playAudio', 'tick', 'suspend', 'hide'] as const) {
      expect(driver.send({ type })).toEqual({ state: before, effects: [], rejected: 'finished' })
    }
  })
})
