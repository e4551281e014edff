import { describe, expect, it } from 'vitest'
import { sampleExam } from '../testing'
import { sectionSecondsLeft, windowSecondsLeft, type ExamDefinition } from './index'
import { beginDriver, driveToListening, type ExamDriver, playToEnd } from '../testing/examDriver'
import { announcedSoFar, nextAnnouncement, type Announced } from './announcements'

const exam = sampleExam({ reading: 2, listening: 2 })
const second = 1000
const minute = 60_000

function momentOf(driver: ExamDriver, definition: ExamDefinition) {
  const { state } = driver
  const secondsLeft = sectionSecondsLeft(definition, state)
  return { definition, state, secondsLeft, windowSecondsLeft: windowSecondsLeft(state) }
}

function listener(driver: ExamDriver, definition = exam) {
  let said: Announced = announcedSoFar(momentOf(driver, definition))
  const heard: string[] = []
  return {
    heard,
    listen(ms: number) {
      for (let passed = 0; passed < ms; passed += second) {
        driver.pass(second)
        const next = nextAnnouncement(momentOf(driver, definition), said)
        said = next.said
        const { announcement } = next
        if (announcement?.kind === 'time-left') heard.push(`${announcement.section} ${announcement.secondsLeft}`)
        if (announcement?.kind === 'window-open') heard.push(`open ${announcement.questionId}`)
      }
    },
  }
}

const begun = (definition = exam) => beginDriver(definition)

describe('the announcement of the clock', () => {
  it('is made at 10, 5 and 1 minute and 30 seconds, not each second', () => {
    const { listen, heard } = listener(begun())
    listen(25 * minute - second)
    expect(heard).toEqual(['reading 600', 'reading 300', 'reading 60', 'reading 30'])
  })

  it('starts again in the next section', () => {
    const driver = driveToListening(exam)
    const { listen, heard } = listener(driver)
    for (let tries = 0; tries < 2; tries += 1) driver.send({ type: 'clipBlocked', clipId: driver.clipId() })
    listen(15 * minute)
    expect(heard).toEqual(['listening 600'])
  })

  it('skips marks above the limit of a short section', () => {
    const definition = sampleExam({ reading: 2, listening: 0, readingTimeMinutes: 5 })
    const { listen, heard } = listener(begun(definition), definition)
    listen(5 * minute - second)
    expect(heard).toEqual(['reading 60', 'reading 30'])
  })

  it('is not repeated after a reload', () => {
    const driver = begun()
    listener(driver).listen(21 * minute)
    driver.resume()
    const { listen, heard } = listener(driver)
    listen(minute)
    expect(heard).toEqual([])
  })

  it('is made once after a sleep over several marks, for the last one', () => {
    const driver = begun()
    const { listen, heard } = listener(driver)
    driver.pass(24 * minute + 5 * second)
    listen(second)
    expect(heard).toEqual(['reading 54'])
  })
})

describe('announcements while a clip plays', () => {
  it('are delayed until the clip ends, with the time left then', () => {
    const driver = driveToListening(exam)
    driver.send({ type: 'clipStarted', clipId: driver.clipId() })
    const { listen, heard } = listener(driver)
    listen(16 * minute)
    expect(heard).toEqual([])
    playToEnd(driver, exam)
    listen(2 * second)
    expect(heard).toEqual(['open l1', 'listening 538'])
  })

  it('include the opening of the answer window, once per question', () => {
    const driver = driveToListening(exam)
    const { listen, heard } = listener(driver)
    playToEnd(driver, exam)
    listen(7 * second)
    playToEnd(driver, exam)
    listen(3 * second)
    expect(heard).toEqual(['open l1', 'open l2'])
  })
})
