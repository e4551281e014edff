import { sampleAdminPlan } from '@naru/api/msw'
import { describe, expect, it } from 'vitest'
import { translatorOf } from '@naru/ui/language'
import messages from '../text/en/admin.json'
import { changesTerms, newPlan, parsePrice, planChange, planValues, validatePlan } from './planForm'

const t = translatorOf({ language: 'en', messages })

const values = { ...planValues(), name: ' Autumn ', price: '990.50', exams: ['a'] }

describe('the form of a plan', () => {
  it.each([
    ['0', 0],
    ['1500', 1500],
    [' 990.5 ', 990.5],
    ['10000000', 10_000_000],
  ])('reads %j as a price', (text, price) => {
    expect(parsePrice(text)).toBe(price)
  })

  it.each(['', '-1', '1,500', '1.005', '1e3', 'Rs. 5', '.5', '10000000.01', '99999999'])(
    'takes %j for no price',
    (text) => {
      expect(parsePrice(text)).toBeUndefined()
    },
  )

  it('returns errors by field', () => {
    expect(validatePlan(values, t)).toEqual({})
    expect(Object.keys(validatePlan(planValues(), t))).toEqual(['name', 'price', 'exams'])
  })

  it('builds a plan', () => {
    expect(newPlan(values)).toEqual({ name: 'Autumn', price: 990.5, duration: 'monthly', exams: ['a'] })
    expect(newPlan({ ...values, description: ' Words. ' })).toMatchObject({ description: 'Words.' })
  })

  it('sends the translations that are filled in', () => {
    const translations = { ...values.translations, si: { name: ' මාසය ', description: ' ' } }
    expect(newPlan({ ...values, translations })).toMatchObject({ translations: { si: { name: 'මාසය' } } })
    const plan = { ...sampleAdminPlan, translations: { si: { name: 'මාසය' }, ta: { description: 'நாட்கள்.' } } }
    const form = planValues(plan)
    expect(planChange(plan, form)).toBeUndefined()
    const ko = { name: '한 달', description: '' }
    expect(planChange(plan, { ...form, translations: { ...form.translations, ko } })).toEqual({
      translations: { ...plan.translations, ko: { name: '한 달' } },
    })
    expect(planChange(plan, { ...form, translations: values.translations })).toEqual({ translations: {} })
  })

  it('sends only changed fields', () => {
    const form = planValues(sampleAdminPlan)
    expect(planChange(sampleAdminPlan, form)).toBeUndefined()
    expect(planChange(sampleAdminPlan, { ...form, exams: form.exams.toReversed() })).toBeUndefined()
    expect(planChange(sampleAdminPlan, { ...form, description: 'New.' })).toEqual({ description: 'New.' })
    expect(planChange(sampleAdminPlan, { ...form, price: '5', exams: ['b'] })).toEqual({ price: 5, exams: ['b'] })
  })

  it('detects changes of the terms', () => {
    expect(changesTerms(undefined)).toBe(false)
    expect(changesTerms({ name: 'Other', description: '', translations: {} })).toBe(false)
    for (const change of [{ price: 1 }, { duration: 'yearly' as const }, { exams: ['b'] }]) {
      expect(changesTerms(change)).toBe(true)
    }
  })
})
