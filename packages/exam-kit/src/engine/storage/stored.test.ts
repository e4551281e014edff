import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleExam } from '../../testing'
import { progressKeys, transition } from '..'
import { beginDriver } from '../../testing/examDriver'
import { restoreState } from './stored'
import { savedProgressKeys } from './keys'

const exam = sampleExam({ reading: 3, listening: 2 })
const started = 1_746_604_800_000

function restore(values: Readonly<Record<string, string>>) {
  return restoreState(exam, (key) => values[key] ?? null)
}

const good = {
  'exam-sample-phase': 'reading',
  'exam-sample-currentQuestionIndex': '2',
  'exam-sample-userAnswers': '{"r1":"안전화","r2":"시장"}',
  'exam-sample-startTime': String(started),
  'exam-sample-reading-startTime': String(started + 5),
}

describe('Storage keys of an exam', () => {
  it('has the specified names', () => {
    const keys = progressKeys('42')
    expect([
      keys.currentQuestionIndex,
      keys.userAnswers,
      keys.isFinished,
      keys.phase,
      keys.sectionStartTime('reading'),
      keys.sectionStartTime('listening'),
      keys.startTime,
      keys.playCount('q7'),
    ]).toEqual([
      'exam-42-currentQuestionIndex',
      'exam-42-userAnswers',
      'exam-42-isFinished',
      'exam-42-phase',
      'exam-42-reading-startTime',
      'exam-42-listening-startTime',
      'exam-42-startTime',
      'exam-42-q7-playCount',
    ])
  })

  it('holds the answers as a map from question id to text', () => {
    const driver = beginDriver(exam)
    driver.send({ type: 'selectAnswer', questionId: 'r1', optionId: 'b' })
    expect(driver.stored.get('exam-sample-userAnswers')).toBe('{"r1":"안전화"}')
  })
})

describe('Saved phase, answers and index are restored on reload', () => {
  it('in reading', () => {
    expect(restore(good)).toMatchObject({
      phase: 'reading',
      index: 2,
      choices: { r1: 'b', r2: 'c' },
      startedAt: started,
      sectionStartedAt: started + 5,
    })
  })

  it('for options with equal texts', () => {
    const options = ['x', 'y'].map((id) => ({ id, text: '네' }))
    const twins = sampleExam({ questions: [{ id: 'q', number: 1, section: 'reading', options }] })
    const driver = beginDriver(twins)
    driver.send({ type: 'selectAnswer', questionId: 'q', optionId: 'y' })
    driver.reload()
    expect(driver.state.choices).toEqual({ q: 'y' })
  })
})

describe('a corrupt value is ignored singly', () => {
  it.each(['-1', '1.5', '3', '99', 'NaN', '', 'null', '[]'])('index %j becomes the first question', (value) => {
    expect(restore({ ...good, 'exam-sample-currentQuestionIndex': value })).toMatchObject({
      index: 0,
      choices: { r1: 'b' },
    })
  })

  it.each(['{', '[]', 'null', '5', '"r1"', ''])('answers %j become none', (value) => {
    expect(restore({ ...good, 'exam-sample-userAnswers': value })).toMatchObject({ index: 2, choices: {} })
  })

  it('one invalid answer does not discard the others', () => {
    const answers = JSON.stringify({ r1: '안전화', r2: 7, r3: 'not an option', nobody: 'x' })
    expect(restore({ ...good, 'exam-sample-userAnswers': answers }).choices).toEqual({ r1: 'b' })
  })

  it('restores lost answers from the choice record', () => {
    const values = {
      ...good,
      'exam-sample-userAnswers': '{',
      'exam-sample-choices': '{"r1":["d",5],"r2":["nothing",5],"r3":"a"}',
    }
    expect(restore(values).choices).toEqual({ r1: 'd' })
  })

  it.each(['tomorrow', '-5', '0', '1e12', '99999999999999', ''])(
    'start time %j is rebuilt from the section',
    (value) => {
      expect(restore({ ...good, 'exam-sample-startTime': value }).startedAt).toBe(started + 5)
    },
  )

  it.each(['finished', 'READING', 'listening!', ''])('phase %j becomes reading', (value) => {
    expect(restore({ ...good, 'exam-sample-phase': value })).toMatchObject({ phase: 'reading', index: 2 })
  })

  it('listening in an exam without listening becomes reading', () => {
    const readingOnly = sampleExam({ reading: 3, listening: 0 })
    const values: Record<string, string> = { ...good, 'exam-sample-phase': 'listening' }
    expect(restoreState(readingOnly, (key) => values[key] ?? null).phase).toBe('reading')
  })

  it('limits the play count to the maximum', () => {
    const values = {
      'exam-sample-phase': 'listening',
      'exam-sample-currentQuestionIndex': '3',
      'exam-sample-l1-playCount': '7',
    }
    expect(restore(values).plays).toBe(2)
  })

  it('limits a lost listening start to the end of reading', () => {
    const values: Record<string, string> = {
      ...good,
      'exam-sample-phase': 'listening',
      'exam-sample-currentQuestionIndex': '3',
    }
    const now = started + 30 * 60_000
    const { state } = transition(exam, restore(values), { type: 'begin', now })
    expect(state).toMatchObject({ phase: 'listening', sectionStartedAt: started + 25 * 60_000 })
  })
})

describe('random stored texts', () => {
  const keys = [...savedProgressKeys(exam), 'exam-sample-isFinished']
  const value = fc.oneof(
    fc.string(),
    fc.json(),
    fc.nat().map(String),
    fc.constantFrom('reading', 'listening', 'finished', 'true', String(started), '{"r1":"안전화"}'),
    fc.constantFrom('{"questionId":"l1","seconds":2}', `{"questionId":"l1","deadline":${started}}`, '{"__proto__":1}'),
  )
  const values = fc.array(fc.tuple(fc.constantFrom(...keys), value))

  it('restore a valid state', () => {
    const property = fc.property(values, fc.nat({ max: 3_600_000 }), (entries, passed) => {
      const restored = restore(Object.fromEntries(entries))
      const { state } = transition(exam, restored, { type: 'begin', now: started + passed })
      const areChoicesReal = Object.entries(state.choices).every(([questionId, optionId]) =>
        exam.questions.some(({ id, options }) => id === questionId && options.some((option) => option.id === optionId)),
      )
      const isInSection = state.phase === 'finished' || exam.questions[state.index]?.section === state.phase
      return areChoicesReal && isInSection && state.plays <= 2
    })
    expect(fc.defaultReportMessage(fc.check(property))).toBeUndefined()
  })
})
