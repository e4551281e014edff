import { describe, expect, it } from 'vitest'
import { looksLikeEmail } from '@naru/app-shell/forms/rules'
import { isWholeCode, validateNewPassword } from './reset/reset'
import { signupFields, validateSignup, type SignupValues } from './signup'

const complete: SignupValues = {
  name: 'Nimal',
  lName: 'Perera',
  phone: '+94771234567',
  email: 'nimal@example.lk',
  password: 'secret',
}
const isPhone = (value: string) => value === '+94771234567'

describe('signing up', () => {
  it('passes with all five fields, a valid phone and six characters', () => {
    expect(validateSignup(complete, isPhone)).toEqual({})
  })

  it.each(signupFields)('without %s says so at that field', (field) => {
    expect(validateSignup({ ...complete, [field]: '' }, isPhone)).toEqual({ [field]: 'required' })
  })

  it('ignores whitespace, except in the password', () => {
    expect(validateSignup({ ...complete, name: '   ' }, isPhone)).toEqual({ name: 'required' })
    expect(validateSignup({ ...complete, password: '      ' }, isPhone)).toEqual({})
  })

  it('shows the message once, at the first missing field, and marks the others', () => {
    expect(validateSignup({ ...complete, lName: '', email: '', password: '' }, isPhone)).toEqual({
      lName: 'required',
      email: 'missing',
      password: 'missing',
    })
  })

  it('shows the errors of the other fields too', () => {
    expect(validateSignup({ ...complete, name: '', phone: '+9477', password: '12345' }, isPhone)).toEqual({
      name: 'required',
      phone: 'phone',
      password: 'password',
    })
  })
})

describe('resetting a password', () => {
  it.each(['', 'a', 'a@b', 'a b@c.lk', '@b.lk', 'a@b.'])('rejects %j as an email address', (email) => {
    expect(looksLikeEmail(email)).toBe(false)
  })

  it.each(['a@b.lk', ' nimal.p+x@mail.example.com '])('accepts %j as an email address', (email) => {
    expect(looksLikeEmail(email)).toBe(true)
  })

  it.each(['', '12345', '1 3456', '1234567'])('rejects %j as a code', (otp) => {
    expect(isWholeCode(otp)).toBe(false)
  })

  it('accepts six digits', () => {
    expect(isWholeCode('012345')).toBe(true)
  })

  it('requires a password, then equal ones, then eight characters', () => {
    expect(validateNewPassword('', '')).toEqual({ password: 'required' })
    expect(validateNewPassword('abc', 'abd')).toEqual({ confirmation: 'match' })
    expect(validateNewPassword('1234567', '1234567')).toEqual({
      password: 'length',
    })
    expect(validateNewPassword('12345678', '12345678')).toEqual({})
  })
})
