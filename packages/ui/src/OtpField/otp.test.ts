import { describe, expect, it } from 'vitest'
import { deleteDigit, writeDigits } from './otp'

describe('code boxes', () => {
  it('accept one digit and move the focus', () => {
    expect(writeDigits('12', 2, '3', 6)).toEqual({ value: '123', focus: 3 })
  })

  it('accept a pasted code with any separators', () => {
    expect(writeDigits('', 0, ' 123-456 ', 6)).toEqual({ value: '123456', focus: 5 })
  })

  it('accept at most one digit per box', () => {
    expect(writeDigits('', 4, '123456', 6)).toEqual({ value: '    12', focus: 5 })
  })

  it('reject everything but digits', () => {
    expect(writeDigits('12', 2, 'x', 6)).toEqual({ value: '12', focus: 2 })
  })

  it('are cleared one by one from the end', () => {
    expect(deleteDigit('123', 3, 6)).toEqual({ value: '12', focus: 2 })
    expect(deleteDigit('1', 0, 6)).toEqual({ value: '', focus: 0 })
    expect(deleteDigit('', 0, 6)).toEqual({ value: '', focus: 0 })
  })

  it('keep the digits behind a cleared box', () => {
    expect(deleteDigit('123', 1, 6)).toEqual({ value: '1 3', focus: 1 })
  })
})
