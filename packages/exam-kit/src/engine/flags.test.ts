import { describe, expect, it } from 'vitest'
import { sampleExam } from '../testing'
import { navigatorCell } from './index'
import { beginDriver, driveToListening } from '../testing/examDriver'

const exam = sampleExam({ reading: 3, listening: 2 })

const begun = () => beginDriver(exam)

describe('flags for review', () => {
  it('are set and cleared on any reading question', () => {
    const driver = begun()
    driver.send({ type: 'toggleFlag', questionId: 'r3' })
    driver.send({ type: 'toggleFlag', questionId: 'r1' })
    expect(driver.state.flags).toEqual(['r3', 'r1'])
    driver.send({ type: 'toggleFlag', questionId: 'r3' })
    expect(driver.state.flags).toEqual(['r1'])
    expect(navigatorCell(exam, driver.state, 0)?.isFlagged).toBe(true)
    expect(navigatorCell(exam, driver.state, 2)?.isFlagged).toBe(false)
  })

  it('survive a reload and are cleared at the finish', () => {
    const driver = begun()
    driver.send({ type: 'toggleFlag', questionId: 'r2' })
    expect(driver.stored.get('exam-sample-flags')).toBe('["r2"]')
    driver.reload()
    expect(driver.state.flags).toEqual(['r2'])
    driver.pass(60 * 60_000)
    expect(driver.stored.has('exam-sample-flags')).toBe(false)
  })

  it('are rejected in listening', () => {
    expect(begun().send({ type: 'toggleFlag', questionId: 'l1' }).rejected).toBe('not-flaggable')
    expect(begun().send({ type: 'toggleFlag', questionId: 'none' }).rejected).toBe('no-such-question')
    expect(driveToListening(exam).send({ type: 'toggleFlag', questionId: 'r1' }).rejected).toBe('not-flaggable')
  })

  it('change neither position nor answers nor Next', () => {
    const driver = begun()
    const { flags: _, ...before } = driver.state
    driver.send({ type: 'toggleFlag', questionId: 'r1' })
    expect(driver.state).toMatchObject(before)
    expect(driver.send({ type: 'next' }).rejected).toBe('unanswered')
  })

  it.each(['{', '"r1"', '{"r1":true}', '["none"]', '[7]', '["l1"]'])(
    'a stored value %j counts as no flags',
    (value) => {
      const driver = begun()
      driver.stored.set('exam-sample-flags', value)
      driver.reload()
      expect(driver.state.flags).toEqual([])
    },
  )
})
