import { describe, expect, it } from 'vitest'
import { looksLikeEmail } from './rules'
import { isWholeCode, validateNewPassword, validateResetEmail } from './reset'
import { signupFields, validateSignup, type SignupValues } from './signup'
import { validateVerification } from './verify'

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

  it.each(signupFields)('without %s shows All fields are required at that field', (field) => {
    expect(validateSignup({ ...complete, [field]: '' }, isPhone)).toEqual({ [field]: 'All fields are required' })
  })

  it('ignores whitespace, except in the password', () => {
    expect(validateSignup({ ...complete, name: '   ' }, isPhone)).toEqual({ name: 'All fields are required' })
    expect(validateSignup({ ...complete, password: '      ' }, isPhone)).toEqual({})
  })

  it('shows the message once, at the first missing field, and marks the others', () => {
    expect(validateSignup({ ...complete, lName: '', email: '', password: '' }, isPhone)).toEqual({
      lName: 'All fields are required',
      email: 'Missing',
      password: 'Missing',
    })
  })

  it('shows the errors of the other fields too', () => {
    expect(validateSignup({ ...complete, name: '', phone: '+9477', password: '12345' }, isPhone)).toEqual({
      name: 'All fields are required',
      phone: 'Please enter a valid phone number',
      password: 'Password must be at least 6 characters',
    })
  })

  it('rejects five characters as password', () => {
    expect(validateSignup({ ...complete, password: '12345' }, isPhone)).toEqual({
      password: 'Password must be at least 6 characters',
    })
  })

  it('rejects an impossible phone number', () => {
    expect(validateSignup({ ...complete, phone: '+9477' }, isPhone)).toEqual({
      phone: 'Please enter a valid phone number',
    })
  })
})

describe('resetting a password', () => {
  it.each(['', 'a', 'a@b', 'a b@c.lk', '@b.lk', 'a@b.'])('rejects %j as an email address', (email) => {
    expect(validateResetEmail(email)).toBe('Please enter a valid email address')
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
    expect(validateNewPassword('', '')).toEqual({ password: 'Please enter a new password' })
    expect(validateNewPassword('abc', 'abd')).toEqual({ confirmation: 'Passwords do not match' })
    expect(validateNewPassword('1234567', '1234567')).toEqual({
      password: 'Password must be at least 8 characters long',
    })
    expect(validateNewPassword('12345678', '12345678')).toEqual({})
  })
})

describe('verifying an email address', () => {
  it('requires the stored user id', () => {
    expect(validateVerification(undefined)).toBe('User ID not found. Please log in again.')
    expect(validateVerification('65f0a1b2c3d4e5f6a7b8c9d0')).toBeUndefined()
  })
})
