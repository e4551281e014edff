import type { Floor } from '@naru/api'
import { describe, expect, it } from 'vitest'
import { translatorOf } from '@naru/ui/language'
import messages from '../text/en/admin.json'
import { floorChange, floorValues, isSameFloor, validateFloor } from './floorForm'

const { floors: text } = messages
const t = translatorOf({ language: 'en', messages })

const floor: Floor = {
  sector: 'manufacturing',
  score: 55,
  outOf: 100,
  source: 'Notice of the point system',
  date: '2023',
  isConfirmed: true,
}
const fishery: Floor = { ...floor, sector: 'fishery', score: 36, outOf: 90, isConfirmed: false }

describe('validateFloor', () => {
  it.each([
    [{}, {}],
    [{ score: ' 0 ', outOf: '1000', date: '2024-02-29' }, {}],
    [{ score: '100' }, {}],
    [{ date: '2023-10' }, {}],
    [{ score: '101' }, { score: text.aboveMaximum }],
    [{ score: '' }, { score: text.noScore }],
    [{ score: '-1' }, { score: text.noScore }],
    [{ score: '5.5' }, { score: text.noScore }],
    [
      { score: '1001', outOf: '1001' },
      { score: text.noScore, outOf: text.noOutOf },
    ],
    [{ score: '0', outOf: '0' }, { outOf: text.noOutOf }],
    [{ source: '  ' }, { source: text.noSource }],
    [{ date: '' }, { date: text.noDate }],
    [{ date: '21.10.2023' }, { date: text.noDate }],
    [{ date: '2023-13' }, { date: text.noDate }],
    [{ date: '2023-02-29' }, { date: text.noDate }],
  ])('%j', (part, errors) => {
    expect(validateFloor({ ...floorValues(floor), ...part }, t)).toEqual(errors)
  })

  it('has an error for every field of an empty form', () => {
    expect(Object.keys(validateFloor(floorValues(), t))).toEqual(['score', 'outOf', 'source', 'date'])
  })
})

describe('floorChange', () => {
  it('replaces the floor of the branch and keeps the others', () => {
    const values = { ...floorValues(floor), score: ' 60 ', source: ' New notice ', date: ' 2024-05 ' }
    expect(floorChange([floor, fishery], 'manufacturing', values)).toEqual({
      floors: [fishery, { ...floor, score: 60, source: 'New notice', date: '2024-05' }],
      seen: [floor, fishery],
    })
  })

  it('adds a floor', () => {
    const { floors } = floorChange([fishery], 'manufacturing', floorValues(floor))
    expect(floors).toEqual([fishery, floor])
  })

  it('removes a floor', () => {
    expect(floorChange([floor, fishery], 'fishery', undefined)).toEqual({ floors: [floor], seen: [floor, fishery] })
  })
})

describe('isSameFloor', () => {
  it.each([
    [floor, { ...floor }, true],
    [undefined, undefined, true],
    [floor, { ...floor, score: 60 }, false],
    [floor, { ...floor, isConfirmed: false }, false],
    [undefined, floor, false],
  ])('%j and %j', (one, other, isSame) => {
    expect(isSameFloor(one, other)).toBe(isSame)
  })
})
