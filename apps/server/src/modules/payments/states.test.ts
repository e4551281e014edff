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

describe('the state of an order', () => {
  test.each([
    ['created', ['pending', 'paid', 'confirmed', 'canceled', 'failed', 'charged_back', 'refunded']],
    ['pending', ['paid', 'confirmed', 'canceled', 'failed', 'charged_back', 'refunded']],
    ['canceled', ['paid', 'confirmed', 'charged_back', 'refunded']],
    ['failed', ['paid', 'confirmed', 'charged_back', 'refunded']],
    ['paid', ['confirmed', 'charged_back', 'refunded']],
    ['confirmed', ['charged_back', 'refunded']],
    ['charged_back', []],
    ['refunded', []],
  ] as [from: OrderState, to: OrderState[]][])('can change from %s to %j and nothing else', (from, to) => {
    expect(states.filter((state) => mayMove(from, state)).toSorted()).toEqual(to.toSorted())
  })

  test('does not change on a repeated status', () => {
    expect(moveOf('confirmed', '2')).toEqual({ kind: 'repeated' })
    expect(moveOf('paid', '2')).toEqual({ kind: 'repeated' })
    expect(moveOf('pending', '0')).toEqual({ kind: 'repeated' })
    expect(moveOf('charged_back', '-3')).toEqual({ kind: 'repeated' })
  })

  test('ignores a failure after a payment, and a payment after a charge-back', () => {
    expect(moveOf('paid', '-2')).toEqual({ kind: 'late' })
    expect(moveOf('confirmed', '-1')).toEqual({ kind: 'late' })
    expect(moveOf('charged_back', '2')).toEqual({ kind: 'late' })
  })
})
