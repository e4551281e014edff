import { describe, expect, it } from 'vitest'
import { drillOfTopic, practiceOfBar, reviewOfQuestion } from './links'
import { weekPlan } from './weekPlan'

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

  it('and a question into the review', () => {
    expect(reviewOfQuestion('a 1', 14)).toBe('/myresult/a%201#question-14')
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
