import { describe, expect, test } from 'vitest'
import { mayMove, moveOf, type OrderState } from './states'

const states: OrderState[] = [
  'created',
  'pending',
  'paid',
  'confirmed',
  'canceled',
  'failed',
  'charged_back',
  'refunded',
]

describe('an order', () => {
  test.each([
    ['created', ['pending', 'paid', 'confirmed', 'canceled', 'failed', 'charged_back', 'refunded']],
    ['pending', ['paid', 'confirmed', 'canceled', 'failed', 'charged_back', 'refunded']],
    ['canceled', ['paid', 'confirmed', 'charged_back', 'refunded']],
    ['failed', ['paid', 'confirmed', 'charged_back', 'refunded']],
    ['paid', ['confirmed', 'charged_back', 'refunded']],
    ['confirmed', ['charged_back', 'refunded']],
    ['charged_back', []],
    ['refunded', []],
  ] as [from: OrderState, to: OrderState[]][])('that is %s can become %j and nothing else', (from, to) => {
    expect(states.filter((state) => mayMove(from, state)).toSorted()).toEqual(to.toSorted())
  })

  test('that is told again what is known does not move', () => {
    expect(moveOf('confirmed', '2')).toEqual({ kind: 'repeated' })
    expect(moveOf('paid', '2')).toEqual({ kind: 'repeated' })
    expect(moveOf('pending', '0')).toEqual({ kind: 'repeated' })
    expect(moveOf('charged_back', '-3')).toEqual({ kind: 'repeated' })
  })

  test('that is paid hears no refusal any more, and one that was taken back no payment', () => {
    expect(moveOf('paid', '-2')).toEqual({ kind: 'late' })
    expect(moveOf('confirmed', '-1')).toEqual({ kind: 'late' })
    expect(moveOf('charged_back', '2')).toEqual({ kind: 'late' })
  })
})
