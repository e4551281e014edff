import { describe, expect, it } from 'vitest'
import { sampleExam } from '../testing'
import { areOptionsOpen, windowSecondsLeft, type Effect } from './index'
import { driveToListening, type ExamDriver, playToEnd } from '../testing/examDriver'
import { withPlayback } from '../testing/sampleExams'
import type { AudioFailure } from './state'

const exam = sampleExam({ reading: 1, listening: 3 })

function plays(driver: ExamDriver) {
  return driver.effects.flatMap((effect: Effect) =>
    effect.type === 'playClip' ? [`${effect.url} from ${effect.from}`] : [],
  )
}

function end(driver: ExamDriver) {
  return driver.send({ type: 'clipEnded', clipId: driver.clipId() })
}

function fail(driver: ExamDriver, failure: AudioFailure = 'failed-to-load') {
  return driver.send({ type: 'clipFailed', clipId: driver.clipId(), failure })
}

/** At the first clip, which has failed twice. */
function failed(failure?: AudioFailure) {
  const driver = driveToListening(exam)
  fail(driver, failure)
  fail(driver, failure)
  return driver
}

describe('audio autoplays on entry up to 2 plays', () => {
  it('plays the clip on entry, and again when it ended', () => {
    const driver = driveToListening(exam)
    expect(plays(driver)).toEqual(['/media/l1.m4a from 0'])
    end(driver)
    expect(plays(driver)).toEqual(['/media/l1.m4a from 0', '/media/l1.m4a from 0'])
    end(driver)
    expect(plays(driver)).toHaveLength(2)
  })

  it('play count is kept per question and incremented after each play ends', () => {
    const driver = driveToListening(exam)
    expect(driver.stored.has('exam-sample-l1-playCount')).toBe(false)
    driver.send({ type: 'clipStarted', clipId: driver.clipId() })
    expect(driver.stored.has('exam-sample-l1-playCount')).toBe(false)
    end(driver)
    expect(driver.stored.get('exam-sample-l1-playCount')).toBe('1')
    end(driver)
    expect(driver.stored.get('exam-sample-l1-playCount')).toBe('2')
  })

  it('supports other numbers of plays', () => {
    const driver = driveToListening(sampleExam({ reading: 1, sections: withPlayback({ maxPlays: 1 }) }))
    end(driver)
    expect(driver.state.clip.status).toBe('answering')
  })
})

describe('a reload resumes the running play from its saved position', () => {
  it.each([
    { heard: [1.2], hidden: true, from: 1 },
    { heard: [1, 4.9, 5.3], hidden: false, from: 5 },
    { heard: [1, 5, 7.8], hidden: false, from: 5 },
    { heard: [1, 5, 7.8], hidden: true, from: 7 },
  ])('heard $heard, hidden first: $hidden → from $from', ({ heard, hidden, from }) => {
    const driver = driveToListening(exam)
    for (const seconds of heard) driver.send({ type: 'clipProgress', clipId: driver.clipId(), seconds })
    if (hidden) driver.send({ type: 'hide' })
    driver.resume()
    expect(plays(driver).at(-1)).toBe(`/media/l1.m4a from ${from}`)
    expect(driver.state.plays).toBe(0)
  })

  it('suspend saves the position, and begin continues from it', () => {
    const driver = driveToListening(exam)
    driver.send({ type: 'clipProgress', clipId: driver.clipId(), seconds: 2 })
    expect(driver.send({ type: 'suspend' }).effects).toContainEqual({ type: 'stopClip' })
    expect(end(driver).rejected).toBe('stale-clip')
    driver.send({ type: 'begin' })
    expect(plays(driver).at(-1)).toBe('/media/l1.m4a from 2')
  })
})

describe('with audioStart, number and instruction are heard once', () => {
  const announced = {
    ...exam,
    questions: exam.questions.map((question) => ({ ...question, audioStart: 12.4 })),
  }
  /** At the second play of the first clip. */
  const secondPlay = () => {
    const driver = driveToListening(announced)
    end(driver)
    return driver
  }

  it('the second play begins there, and counts as a whole one', () => {
    const driver = secondPlay()
    expect(plays(driver)).toEqual(['/media/l1.m4a from 0', '/media/l1.m4a from 12.4'])
    end(driver)
    expect(driver.state).toMatchObject({ plays: 2, clip: { status: 'answering' } })
    driver.pass(5000)
    expect(plays(driver).at(-1)).toBe('/media/l2.m4a from 0')
  })

  it.each<[string, number, (driver: ExamDriver) => void]>([
    ['that was not heard yet', 12.4, (driver) => driver.resume()],
    ['whose first second was not over', 12.4, (driver) => reloadAt(driver, 12.9)],
    ['whose position was reported before the seek', 12.4, (driver) => reloadAt(driver, 0)],
    ['that was under way', 15, (driver) => reloadAt(driver, 15.7)],
    ['whose position was lost', 12.4, (driver) => reloadAt(driver, 15.7, 'exam-sample-audioPosition')],
    ['that failed once', 12.4, (driver) => fail(driver)],
    ['that was blocked', 12.4, (driver) => unblock(driver)],
  ])('a second play %s goes on from %d', (_, from, interrupt) => {
    const driver = secondPlay()
    interrupt(driver)
    expect(plays(driver).at(-1)).toBe(`/media/l1.m4a from ${from}`)
    expect(driver.state.plays).toBe(1)
  })

  it('a first play goes on where it was, also before audioStart', () => {
    const driver = driveToListening(announced)
    reloadAt(driver, 3.2)
    expect(plays(driver).at(-1)).toBe('/media/l1.m4a from 3')
  })

  function reloadAt(driver: ExamDriver, seconds: number, lost?: string) {
    driver.send({ type: 'clipProgress', clipId: driver.clipId(), seconds })
    driver.send({ type: 'hide' })
    if (lost !== undefined) driver.stored.delete(lost)
    driver.resume()
  }

  function unblock(driver: ExamDriver) {
    driver.send({ type: 'clipBlocked', clipId: driver.clipId() })
    driver.send({ type: 'playAudio' })
  }
})

describe('When the count reaches the maximum, a 5-second answering window opens', () => {
  it('options are disabled until the window opens', () => {
    const driver = driveToListening(exam)
    const answer = { type: 'selectAnswer', questionId: 'l1', optionId: 'b' } as const
    expect(driver.send(answer).rejected).toBe('options-locked')
    end(driver)
    expect(driver.send(answer).rejected).toBe('options-locked')
    end(driver)
    expect(driver.send(answer).rejected).toBeUndefined()
    expect(driver.state.choices['l1']).toBe('b')
  })

  it('after 5 seconds the count resets and the next question is requested, once', () => {
    const driver = driveToListening(exam)
    playToEnd(driver, exam)
    expect(windowSecondsLeft(driver.state)).toBe(5)
    driver.pass(4999)
    expect(driver.state.index).toBe(1)
    driver.pass(1)
    expect(driver.state).toMatchObject({ index: 2, plays: 0, clip: { status: 'loading' } })
    expect(driver.stored.has('exam-sample-l1-playCount')).toBe(false)
    driver.pass(0)
    expect(driver.state.index).toBe(2)
    expect(plays(driver).at(-1)).toBe('/media/l2.m4a from 0')
  })

  it('after a reload past its end, goes to the next question without playing the clip', () => {
    const driver = driveToListening(exam)
    playToEnd(driver, exam)
    driver.now += 60_000
    driver.resume()
    expect(driver.state.index).toBe(2)
    expect(plays(driver)).toEqual(['/media/l1.m4a from 0', '/media/l1.m4a from 0', '/media/l2.m4a from 0'])
  })

  it('opens again after a reload that lost the deadline', () => {
    const driver = driveToListening(exam)
    playToEnd(driver, exam)
    driver.stored.set('exam-sample-answerDeadline', 'rubbish')
    driver.resume()
    expect(plays(driver)).toHaveLength(2)
    expect(windowSecondsLeft(driver.state)).toBe(5)
  })

  it('limits a stored deadline to the window', () => {
    const driver = driveToListening(exam)
    playToEnd(driver, exam)
    const deadline = driver.now + 3_600_000
    driver.stored.set('exam-sample-answerDeadline', JSON.stringify({ questionId: 'l1', deadline }))
    driver.resume()
    expect(windowSecondsLeft(driver.state)).toBe(5)
  })

  it('the exam finishes after the last window closes, so the last question can be answered', () => {
    const driver = driveToListening(exam)
    for (const questionId of ['l1', 'l2', 'l3']) {
      playToEnd(driver, exam)
      expect(driver.state.phase).toBe('listening')
      expect(driver.send({ type: 'selectAnswer', questionId, optionId: 'b' }).rejected).toBeUndefined()
      driver.pass(5000)
    }
    expect(driver.state.phase).toBe('finished')
    const results = driver.results
    expect(results).toMatchObject([{ totalScore: 20, percentageScore: 100 }])
  })
})

describe('sleep in the last answer window', () => {
  it('finishes the exam at the end of the window, not at the wake', () => {
    const driver = driveToListening(sampleExam({ reading: 1, listening: 1 }))
    playToEnd(driver, exam)
    driver.pass(600_000)
    const results = driver.results
    expect(results).toMatchObject([{ timestamp: '2025-05-07T08:00:05.000Z' }])
  })
})

describe('values stored for another question are ignored', () => {
  function reloadedWith(key: string, record: object) {
    const driver = driveToListening(exam)
    playToEnd(driver, exam)
    driver.pass(5000)
    if (key.endsWith('answerDeadline')) playToEnd(driver, exam)
    driver.stored.set(key, JSON.stringify(record))
    driver.resume()
    return driver
  }

  it('position', () => {
    const driver = reloadedWith('exam-sample-audioPosition', { questionId: 'l1', seconds: 2 })
    expect(plays(driver).at(-1)).toBe('/media/l2.m4a from 0')
  })

  it('deadline', () => {
    const driver = reloadedWith('exam-sample-answerDeadline', { questionId: 'l1', deadline: 1_746_604_800_000 })
    expect(driver.state.index).toBe(2)
    expect(windowSecondsLeft(driver.state)).toBe(5)
  })
})

describe('On audio failure the message is shown and answering enabled', () => {
  it('retries once without a message, from the position of the failure', () => {
    const driver = driveToListening(exam)
    driver.send({ type: 'clipProgress', clipId: driver.clipId(), seconds: 2 })
    fail(driver)
    expect(driver.state.clip).toMatchObject({ status: 'loading', isRetry: true })
    expect(areOptionsOpen(driver.state)).toBe(false)
    expect(plays(driver).at(-1)).toBe('/media/l1.m4a from 2')
  })

  it.each(['failed-to-play', 'failed-to-load'] as const)(
    'then fails with %s and opens the options for 30 s',
    (failure) => {
      const driver = failed(failure)
      expect(driver.state.clip).toMatchObject({ status: 'failed', failure })
      expect(areOptionsOpen(driver.state)).toBe(true)
      expect(windowSecondsLeft(driver.state)).toBe(30)
      driver.pass(29_999)
      expect(driver.state.index).toBe(1)
      driver.pass(1)
      expect(driver.state.index).toBe(2)
    },
  )

  it.each([undefined, ''])('fails with not-available, without playing, for the audio %j', (audio) => {
    const options = [{ id: 'a', text: '가' }]
    const question = {
      id: 'l1',
      number: 1,
      section: 'listening' as const,
      options,
      ...(audio !== undefined && { audio }),
    }
    const driver = driveToListening(sampleExam({ questions: [question] }))
    expect(plays(driver)).toEqual([])
    expect(driver.state.clip).toMatchObject({ status: 'failed', failure: 'not-available' })
    expect(driver.send({ type: 'playAudio' }).rejected).toBe('nothing-to-play')
    expect(driver.send({ type: 'selectAnswer', questionId: 'l1', optionId: 'a' }).rejected).toBeUndefined()
  })

  it("'Try again' plays from the position of the failure and locks the options", () => {
    const driver = driveToListening(exam)
    driver.send({ type: 'clipProgress', clipId: driver.clipId(), seconds: 2 })
    fail(driver)
    fail(driver)
    driver.send({ type: 'playAudio' })
    expect(plays(driver).at(-1)).toBe('/media/l1.m4a from 2')
    expect(areOptionsOpen(driver.state)).toBe(false)
    playToEnd(driver, exam)
    expect(driver.state.clip.status).toBe('answering')
  })

  it('a failure in the second play preserves the count of the first', () => {
    const driver = driveToListening(exam)
    end(driver)
    fail(driver)
    fail(driver)
    expect(driver.state).toMatchObject({ plays: 1, clip: { status: 'failed' } })
  })

  it('rejects reports about an earlier clip', () => {
    const driver = driveToListening(exam)
    const old = driver.clipId()
    fail(driver)
    for (const type of ['clipStarted', 'clipEnded', 'clipBlocked'] as const) {
      expect(driver.send({ type, clipId: old }).rejected).toBe('stale-clip')
    }
    expect(driver.send({ type: 'clipFailed', clipId: old, failure: 'failed-to-play' }).rejected).toBe('stale-clip')
    expect(driver.send({ type: 'clipProgress', clipId: old, seconds: 9 }).rejected).toBe('stale-clip')
  })
})

describe('Autoplay blocked: nothing is burnt', () => {
  function blocked() {
    const driver = driveToListening(exam)
    driver.send({ type: 'clipBlocked', clipId: driver.clipId() })
    return driver
  }

  it('counts no play, starts no countdown, opens the options and stays at the question', () => {
    const driver = blocked()
    driver.pass(600_000)
    expect(driver.state).toMatchObject({ index: 1, plays: 0, clip: { status: 'blocked' } })
    expect(windowSecondsLeft(driver.state)).toBeNull()
    expect(areOptionsOpen(driver.state)).toBe(true)
  })

  it("'Play audio' starts the play and locks the options again", () => {
    const driver = blocked()
    driver.send({ type: 'playAudio' })
    expect(plays(driver)).toHaveLength(2)
    expect(areOptionsOpen(driver.state)).toBe(false)
    playToEnd(driver, exam)
    expect(driver.state).toMatchObject({ plays: 2, clip: { status: 'answering' } })
  })

  it('goes to the next question 5 s after the first answer; another choice does not extend it', () => {
    const driver = blocked()
    driver.send({ type: 'selectAnswer', questionId: 'l1', optionId: 'a' })
    driver.pass(3000)
    driver.send({ type: 'selectAnswer', questionId: 'l1', optionId: 'b' })
    expect(windowSecondsLeft(driver.state)).toBe(2)
    driver.pass(2000)
    expect(driver.state).toMatchObject({ index: 2, choices: { l1: 'b' } })
  })

  it("'Play audio' after an answer plays, and preserves the answer", () => {
    const driver = blocked()
    driver.send({ type: 'selectAnswer', questionId: 'l1', optionId: 'a' })
    driver.send({ type: 'playAudio' })
    driver.pass(60_000)
    expect(driver.state).toMatchObject({ index: 1, choices: { l1: 'a' }, clip: { status: 'loading' } })
  })
})

describe('a reload in an open answer window', () => {
  it('after a failed clip, neither extends the 30 seconds nor plays the clip', () => {
    const driver = failed()
    driver.pass(12_000)
    const { effects } = driver.resume()
    expect(effects.filter(({ type }) => type === 'playClip')).toEqual([])
    expect(driver.state.clip).toMatchObject({ status: 'failed', failure: 'failed-to-load' })
    expect(windowSecondsLeft(driver.state)).toBe(18)
    driver.pass(18_000)
    expect(driver.state.index).toBe(exam.questions.findIndex(({ id }) => id === 'l2'))
  })

  it("after a failed clip, allows 'Try again', which clears the 30 seconds", () => {
    const driver = failed()
    driver.resume()
    driver.send({ type: 'playAudio' })
    expect(driver.stored.has('exam-sample-answerDeadline')).toBe(false)
    driver.reload()
    expect(driver.state.clip).toEqual({ status: 'waiting', position: 0 })
  })

  it.each(['failed', 'blocked'])('%s: limits a changed deadline to that of a new window', (because) => {
    const driver = because === 'failed' ? failed() : driveToListening(exam)
    const deadline = driver.now + 86_400_000
    const record = {
      questionId: 'l1',
      deadline,
      because: because === 'failed' ? 'failed-to-load' : because,
      seconds: 0,
    }
    driver.stored.set('exam-sample-answerDeadline', JSON.stringify(record))
    driver.resume()
    expect(windowSecondsLeft(driver.state)).toBe(because === 'failed' ? 30 : 5)
  })
})
