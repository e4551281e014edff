import { describe, expect, test } from 'vitest'
import { checkRegistration, isEmail } from './rules'

const good = {
  name: ' Nimal ',
  lName: ' Perera',
  email: ' Nimal@Example.LK ',
  phone: '+94 77 123 4567',
  password: ' secret ',
}

describe('sign-up data', () => {
  test('are trimmed, with the email in lower case, the phone in international format, and the password unchanged', () => {
    expect(checkRegistration(good)).toEqual({
      accepted: {
        name: 'Nimal',
        lName: 'Perera',
        email: 'nimal@example.lk',
        phone: '+94771234567',
        password: ' secret ',
      },
    })
  })

  test('keep long names whole, with joiners and marks of direction, in one form of Unicode', () => {
    const long = 'ශ්\u200Dරී \u200F'.repeat(60).trim()
    expect(checkRegistration({ ...good, name: long, lName: '\u0D9A\u0DD9\u0DCF e\u0301' })).toMatchObject({
      accepted: { name: long, lName: '\u0D9A\u0DDC \u00E9' },
    })
  })

  test.each([
    [{ name: '   ' }, 'All fields are required'],
    [{ email: '' }, 'All fields are required'],
    [{ phone: '12' }, 'Please enter a valid phone number'],
    [{ phone: '+9477123456789' }, 'Please enter a valid phone number'],
    [{ phone: 'call me' }, 'Please enter a valid phone number'],
    [{ email: 'nimal' }, 'Please enter a valid email address'],
    [{ name: 'Nimal\r\nBcc: all@naru.test' }, 'Please enter a valid name'],
  ])('with %j are rejected', (change, refused) => {
    expect(checkRegistration({ ...good, ...change })).toMatchObject({ refused: { message: refused } })
  })

  test('reads a number without a country code as Sri Lankan', () => {
    expect(checkRegistration({ ...good, phone: '0771234567' })).toMatchObject({ accepted: { phone: '+94771234567' } })
  })
})

test.each(['a@b.lk', 'first.last+tag@sub.example.com', '나루@예시.kr'])('%s is an email address', (email) => {
  expect(isEmail(email)).toBe(true)
})

test.each([
  'a',
  'a@b',
  '@b.lk',
  'a@b..lk',
  'a b@c.lk',
  'a@b.lk,c@d.lk',
  'A <a@b.lk>',
  'a@b.lk\n',
  `${'x'.repeat(300)}@b.lk`,
])('%s is not an email address', (email) => {
  expect(isEmail(email)).toBe(false)
})
