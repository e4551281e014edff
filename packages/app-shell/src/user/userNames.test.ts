import { describe, expect, it } from 'vitest'
import { greetingName, orNotAvailable, studentId } from './userNames'

describe('a learner', () => {
  it('is greeted by capitalised names', () => {
    expect(greetingName({ name: 'nimal', lName: 'de silva' }, 'User')).toBe('Nimal De Silva')
    expect(greetingName({ name: 'nimali', lName: '' }, 'User')).toBe('Nimali')
  })

  it('is called User without a name', () => {
    expect(greetingName({}, 'User')).toBe('User')
    expect(greetingName({ name: '  ', lName: '' }, 'User')).toBe('User')
  })

  it('preserves names in scripts without capitals', () => {
    expect(greetingName({ name: '나루', lName: 'நிமல்' }, 'User')).toBe('나루 நிமல்')
  })

  it('has the first seven characters of the user id as Student ID', () => {
    expect(studentId('65f0a1b2c3d4e5f6a7b8c9d0', 'N/A')).toBe('65F0A1B')
    expect(studentId(undefined, 'N/A')).toBe('N/A')
    expect(studentId(' ', 'N/A')).toBe('N/A')
  })

  it('has N/A for what is missing', () => {
    expect(orNotAvailable(undefined, 'N/A')).toBe('N/A')
    expect(orNotAvailable('a@b.lk', 'N/A')).toBe('a@b.lk')
  })
})
