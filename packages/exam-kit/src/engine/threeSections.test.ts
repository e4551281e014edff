import { describe, expect, it } from 'vitest'
import { sampleExam } from '../testing'
import { navigatorCell } from './index'
import { beginDriver, driveThroughReading, type ExamDriver, playToEnd } from '../testing/examDriver'
import { threeSectionExam, withPlayback } from '../testing/sampleExams'
import { questionBlocks } from './selectors'
import { unusableKeys } from './storage/unusable'

const exam = threeSectionExam()

function inListening(): ExamDriver {
  const driver = beginDriver(exam)
  driveThroughReading(driver, exam)
  driver.send({ type: 'proceed' })
  return driver
}

/** At the first question of the group, both plays complete. */
function inGroup(): ExamDriver {
  const driver = inListening()
  playToEnd(driver, exam)
  driver.pass(5000)
  playToEnd(driver, exam)
  return driver
}

function inWork(): ExamDriver {
  const driver = inListening()
  driver.pass(2 * 60_000)
  return driver
}

const place = ({ state: { phase, index, clip, plays } }: ExamDriver) => ({ phase, index, clip: clip.status, plays })

describe('a group plays one recording for all its questions', () => {
  it('then gives each question its own answer window', () => {
    const driver = inGroup()
    expect(place(driver)).toEqual({ phase: 'listening', index: 4, clip: 'answering', plays: 2 })
    const played = driver.clipId()
    driver.pass(5000)
    expect(place(driver)).toEqual({ phase: 'listening', index: 5, clip: 'answering', plays: 2 })
    expect(driver.clipId()).toBe(played)
    driver.pass(4999)
    expect(driver.state.index).toBe(5)
    driver.pass(1)
    expect(driver.state.phase).toBe('work')
  })

  it('accepts an answer to the current question only', () => {
    const driver = inGroup()
    const answer = (questionId: string) => driver.send({ type: 'selectAnswer', questionId, optionId: 'a' }).rejected
    expect(answer('l3')).toBe('not-the-current-question')
    expect(answer('l2')).toBeUndefined()
    driver.pass(5000)
    expect(answer('l2')).toBe('not-the-current-question')
    expect(answer('l3')).toBeUndefined()
  })

  it('counts the plays under its first question, also after a reload at its second', () => {
    const driver = inGroup()
    driver.pass(5000)
    driver.pass(2000)
    expect(driver.stored.get('exam-three-sections-l2-playCount')).toBe('2')
    expect(driver.stored.has('exam-three-sections-l3-playCount')).toBe(false)
    driver.resume()
    expect(place(driver)).toEqual({ phase: 'listening', index: 5, clip: 'answering', plays: 2 })
    driver.pass(3000)
    expect(driver.state.phase).toBe('work')
  })

  it.each(['failed', 'blocked'] as const)('gives each question its time when the recording is %s', (how) => {
    const driver = inListening()
    playToEnd(driver, exam)
    driver.pass(5000)
    const fail = () => driver.send({ type: 'clipFailed', clipId: driver.clipId(), failure: 'failed-to-load' })
    if (how === 'blocked') driver.send({ type: 'clipBlocked', clipId: driver.clipId() })
    else for (const _ of ['first', 'retry']) fail()
    driver.send({ type: 'selectAnswer', questionId: 'l2', optionId: 'a' })
    driver.pass(how === 'failed' ? 30_000 : 5000)
    expect(place(driver)).toEqual({ phase: 'listening', index: 5, clip: how, plays: 0 })
    expect(driver.send({ type: 'selectAnswer', questionId: 'l3', optionId: 'a' }).rejected).toBeUndefined()
    // Playing it now counts for the question that is answered now.
    driver.send({ type: 'playAudio' })
    playToEnd(driver, exam)
    expect(place(driver)).toEqual({ phase: 'listening', index: 5, clip: 'answering', plays: 2 })
  })
})

describe('a third section is data', () => {
  it('follows when the time of the second is over, with its own time', () => {
    const driver = inWork()
    expect(place(driver)).toEqual({ phase: 'work', index: 6, clip: 'silent', plays: 0 })
    expect(driver.effects.filter(({ type }) => type === 'stopClip')).not.toEqual([])
    driver.pass(2 * 60_000)
    expect(driver.state.phase).toBe('finished')
  })

  it('that is one-way goes forward only, and Next needs an answer', () => {
    const driver = inWork()
    expect(driver.send({ type: 'next' }).rejected).toBe('unanswered')
    driver.send({ type: 'selectAnswer', questionId: 'w1', optionId: 'a' })
    expect(driver.send({ type: 'goTo', index: 7 }).rejected).toBe('one-way')
    expect(driver.send({ type: 'toggleFlag', questionId: 'w1' }).rejected).toBe('not-flaggable')
    driver.send({ type: 'next' })
    expect(driver.state.index).toBe(7)
    expect(driver.send({ type: 'previous' }).rejected).toBe('one-way')
    expect(driver.send({ type: 'proceed' }).rejected).toBe('section-incomplete')
    expect(navigatorCell(exam, driver.state, 6)).toMatchObject({ isReachable: false })
    driver.send({ type: 'selectAnswer', questionId: 'w2', optionId: 'a' })
    driver.send({ type: 'next' })
    expect(driver.state.phase).toBe('finished')
  })

  it('is restored from its stored texts', () => {
    const driver = inWork()
    driver.send({ type: 'selectAnswer', questionId: 'w1', optionId: 'a' })
    const { state } = driver
    expect(unusableKeys(exam, (key) => driver.stored.get(key) ?? null)).toEqual([])
    driver.reload()
    expect(driver.state).toEqual({ ...state, lastClipId: 0 })
  })

  it('is the last one in its result', () => {
    const driver = inWork()
    driver.pass(2 * 60_000)
    const [result] = driver.effects.flatMap((effect) => (effect.type === 'saveResult' ? effect.result : []))
    expect(result?.questions.map(({ questionId }) => questionId)).toEqual(exam.questions.map(({ id }) => id))
    expect(result?.totalPossibleMarks).toBe(40)
  })
})

describe('the engine accepts any exam', () => {
  const question = { id: 'q', number: 1, section: 'reading', options: [{ id: 'a', text: '가' }] }
  const section = { title: 'A', seconds: 60, navigation: 'free' } as const

  it('an unknown section: its questions belong to the first one', () => {
    const { questions } = sampleExam({ questions: [{ ...question, section: 'nowhere' }] })
    expect(questions.map((each) => each.section)).toEqual(['reading'])
  })

  it("sections with one id, or with the id 'finished'", () => {
    const { sections } = sampleExam({
      sections: [
        { ...section, id: 'a' },
        { ...section, id: 'a' },
        { ...section, id: 'finished' },
      ],
    })
    expect(sections.map(({ id }) => id)).toEqual(['a', 'a~2', 'finished~2'])
  })

  it('empty sections are skipped, and questions without a clip or with an unknown group open their options', () => {
    const [, listening] = withPlayback({})
    const definition = sampleExam({
      sections: [
        { ...section, id: 'none' },
        { ...listening, id: 'heard', navigation: 'free' },
        { ...section, id: 'empty' },
      ],
      questions: [{ ...question, section: 'heard', group: 'missing' }],
    })
    const driver = beginDriver(definition)
    expect(place(driver)).toMatchObject({ phase: 'heard', clip: 'failed' })
    driver.pass(30_000)
    expect(driver.state.phase).toBe('finished')
  })
})

describe('question blocks', () => {
  const blocks = (definition = exam) => definition.sections.map((section) => questionBlocks(definition, section))

  it('keep the questions of a recording together', () => {
    expect(blocks()).toEqual([
      [{ indexes: [0] }, { indexes: [1] }, { indexes: [2] }],
      [{ indexes: [3] }, { indexes: [4, 5], shared: 'recording' }],
      [{ indexes: [6] }, { indexes: [7] }],
    ])
  })

  it('name a shared text or picture; a group of one question is alone', () => {
    const inGroups = ['a', 'a', 'b', 'b', 'c']
    const definition = sampleExam({
      groups: [
        { id: 'a', text: '안내', photo: '/sign.svg' },
        { id: 'b', photo: '/sign.svg' },
      ],
      questions: inGroups.map((group, index) => ({
        id: String(index),
        number: index + 1,
        section: 'reading',
        group,
        options: [],
      })),
    })
    expect(blocks(definition)[0]).toEqual([
      { indexes: [0, 1], shared: 'text' },
      { indexes: [2, 3], shared: 'picture' },
      { indexes: [4] },
    ])
  })
})
