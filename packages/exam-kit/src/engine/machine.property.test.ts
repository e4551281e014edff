import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { counterexample, exam, ids, isDeepEqual, phases, type Moment } from '../session/fuzz/engineRuns'
import { sampleExam } from '../testing'
import { sectionSecondsLeft } from './index'
import { beginDriver, type ExamDriver } from '../testing/examDriver'
import { userAnswers } from './selectors'

function resultAnswers(driver: ExamDriver): string[] | null {
  const saved = driver.effects.find((effect) => effect.type === 'saveResult')
  return saved ? saved.result.questions.map(({ userAnswer }) => userAnswer) : null
}

describe('random events in random order', () => {
  it('never decrease the phase', () => {
    const rule = ({ before, after }: Moment) => phases.indexOf(after.phase) >= phases.indexOf(before.phase)
    expect(counterexample(() => rule)).toBeUndefined()
  })

  it('leave the index inside its section', () => {
    const rule = ({ after }: Moment) =>
      after.phase === 'finished' || exam.questions[after.index]?.section === after.phase
    expect(counterexample(() => rule)).toBeUndefined()
  })

  it.each(['listening', 'work'])('in the one-way section %s the index only goes forward, one by one', (phase) => {
    const rule = ({ before, after }: Moment) =>
      before.phase !== phase || after.phase !== phase || [0, 1].includes(after.index - before.index)
    expect(counterexample(() => rule)).toBeUndefined()
  })

  it('lose no accepted answer: it is in the state, also after reloads, and in the result', () => {
    const makeRule = () => {
      const accepted: Record<string, string> = {}
      return ({ driver, after, step }: Moment) => {
        const isAccepted = driver.changes.some(({ key, value }) => value !== null && key.endsWith('-choices'))
        if (isAccepted && step.kind === 'send' && step.action.type === 'selectAnswer') {
          accepted[step.action.questionId] = step.action.optionId
        }
        const result = resultAnswers(driver)
        if (!result) return ids.every((id) => after.choices[id] === accepted[id])
        const answers = userAnswers(exam, { ...after, choices: accepted })
        return ids.every((id, index) => result[index] === (answers[id] ?? ''))
      }
    }
    expect(counterexample(makeRule)).toBeUndefined()
  })

  it('the exam is finished once, and its result is saved and sent once', () => {
    const rule = ({ driver, after }: Moment) => {
      const asked = driver.effects
        .map(({ type }) => type)
        .filter((type) => type === 'saveResult' || type === 'sendResult')
      return isDeepEqual(asked, after.phase === 'finished' ? ['saveResult', 'sendResult'] : [])
    }
    expect(counterexample(() => rule)).toBeUndefined()
  })

  it('count a play only at the end of the running clip, one at a time', () => {
    const rule = ({ before, after, step }: Moment) => {
      const isSameQuestion = after.phase === 'listening' && before.phase === 'listening' && after.index === before.index
      if (!isSameQuestion || after.plays === before.plays) return true
      const isEnd = step.kind === 'send' && step.action.type === 'clipEnded' && !step.isLate
      return isEnd && after.plays === before.plays + 1
    }
    expect(counterexample(() => rule)).toBeUndefined()
  })

  it('never increase the remaining time of a section, under any clock', () => {
    const rule = ({ before, after }: Moment) =>
      before.startedAt === null ||
      after.phase !== before.phase ||
      sectionSecondsLeft(exam, after) <= sectionSecondsLeft(exam, before)
    expect(counterexample(() => rule)).toBeUndefined()
  })

  it('make tick idempotent at the same time', () => {
    const rule = ({ driver }: Moment) => {
      const first = driver.pass(0).state
      const second = driver.pass(0)
      return isDeepEqual(first, second.state) && second.effects.length === 0 && driver.changes.length === 0
    }
    expect(counterexample(() => rule)).toBeUndefined()
  })

  it('change the state by a rejected event as by a tick only', () => {
    const rule = ({ driver, step }: Moment) => {
      if (step.kind !== 'send') return true
      const { state } = driver.pass(0)
      const again = driver.send(step.action)
      if (again.rejected === undefined) return true
      return isDeepEqual(again.state, state) && again.effects.length === 0 && driver.changes.length === 0
    }
    expect(counterexample(() => rule)).toBeUndefined()
  })
})

describe('a clip without failures', () => {
  it('is played at most the allowed number of times', () => {
    const listening = sampleExam({ reading: 0, listening: 3 })
    const property = fc.property(fc.array(fc.constantFrom('end', 'wait', 'answer'), { maxLength: 60 }), (run) => {
      const driver = beginDriver(listening)
      for (const next of run) {
        const questionId = `l${driver.state.index + 1}`
        if (next === 'end') driver.send({ type: 'clipEnded', clipId: driver.clipId() })
        if (next === 'wait') driver.pass(2500)
        if (next === 'answer') driver.send({ type: 'selectAnswer', questionId, optionId: 'a' })
      }
      const urls = driver.effects.flatMap((effect) => (effect.type === 'playClip' ? effect.url : []))
      return urls.every((url) => urls.filter((other) => other === url).length <= 2)
    })
    expect(fc.defaultReportMessage(fc.check(property))).toBeUndefined()
  })

  it('is heard whole once and then from audioStart, also if the page reloads, and takes no longer', () => {
    const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 })
    const seconds = fc.double({ min: 0.1, max: 60, noNaN: true })
    const property = fc.property(seconds, seconds, cuts, cuts, (audioStart, rest, ...reloads) => {
      const listening = sampleExam({ reading: 0, listening: 1 })
      const driver = beginDriver({
        ...listening,
        questions: listening.questions.map((each) => ({ ...each, audioStart })),
      })
      const begun = driver.now
      const length = audioStart + rest
      const played = () => driver.effects.findLast((effect) => effect.type === 'playClip')?.from ?? Number.NaN
      for (const [play, start] of [0, audioStart].entries()) {
        if (played() !== start) return false
        for (const cut of (reloads[play] ?? []).toSorted((one, other) => one - other)) {
          const at = start + cut * (length - start)
          driver.now += (at - played()) * 1000
          driver.send({ type: 'clipProgress', clipId: driver.clipId(), seconds: at })
          driver.send({ type: 'hide' })
          driver.resume()
          if (played() !== Math.max(start, Math.floor(at))) return false
        }
        driver.now += (length - played()) * 1000
        driver.send({ type: 'clipEnded', clipId: driver.clipId() })
      }
      const taken = (driver.now - begun) / 1000
      const least = length + rest
      return (
        driver.state.clip.status === 'answering' && taken > least - 0.01 && taken < least + 0.01 + reloads.flat().length
      )
    })
    expect(fc.defaultReportMessage(fc.check(property))).toBeUndefined()
  })
})
