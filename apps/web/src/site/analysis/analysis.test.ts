import { describe, expect, it } from 'vitest'
import { drillOfTopic, practiceOfBar } from './links'
import { weakestOf } from './weakest'
import { weekPlan } from './weekPlan'

const bar = (id: string, right: number, total: number) => ({ id, right, total, blank: 0 })

describe('a bar leads into practice', () => {
  it.each([
    ['sections', 'listening', '/practice?section=listening'],
    ['sections', 'extra', undefined],
    ['fields', 'comprehension', '/practice?field=comprehension'],
    ['families', 'sign', '/practice?family=sign'],
    ['units', '36', '/practice?unit=36'],
  ] as const)('of %s, %s', (division, id, href) => {
    expect(practiceOfBar(division, { id })).toBe(href)
  })

  it('and a weak topic to its drill', () => {
    expect(drillOfTopic({ kind: 'unit', id: '36' })).toBe('/practice/drills?unit=36')
  })
})

describe('the weakest topics', () => {
  const families = [bar('sign', 4, 5), bar('hear-number', 1, 6), bar('document', 0, 1), bar('synonym', 3, 3)]
  const units = [{ ...bar('10', 1, 3), name: '물건 구입' }, bar('11', 1, 2)]

  it('have the lowest share of right answers; one question is too few, and what is all right is none', () => {
    expect(weakestOf({ families, units }).map(({ kind, id }) => [kind, id])).toEqual([
      ['family', 'hear-number'],
      ['unit', '10'],
      ['unit', '11'],
    ])
  })

  it('are none after a paper without a mistake', () => {
    expect(weakestOf({ families: [bar('sign', 5, 5)], units: [] })).toEqual([])
  })
})

describe('the plan for a week', () => {
  const topic = (id: string) => ({ kind: 'family' as const, id, right: 0, total: 2 })
  const kinds = (plan: ReturnType<typeof weekPlan>) => plan.map((tasks) => tasks.map(({ kind }) => kind).join(' '))

  it('has questions and words each day, drills of the weakest topics, and a paper on the last day', () => {
    const plan = weekPlan([topic('sign'), topic('document')])
    expect(kinds(plan)).toEqual([
      'questions words',
      'questions words drill',
      'questions words',
      'questions words drill',
      'questions words',
      'questions words drill',
      'paper questions',
    ])
    const drilled = plan.flat().flatMap((task) => (task.kind === 'drill' ? [task.topic.id] : []))
    expect(drilled).toEqual(['sign', 'document', 'sign'])
  })

  it('has no drill without a weak topic', () => {
    expect(kinds(weekPlan([])).join(' ')).not.toContain('drill')
  })
})
