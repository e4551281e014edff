import { expect, test } from 'vitest'
import { refusalOfActivation } from './rules'

const learner = { id: 'b', role: 'learner', isActive: true } as const
const admin = { id: 'c', role: 'admin', isActive: true } as const

test('an admin switches learners off and on', () => {
  expect(refusalOfActivation({ adminId: 'a', target: learner, isActive: false, activeAdmins: 1 })).toBeUndefined()
  expect(
    refusalOfActivation({ adminId: 'a', target: { ...learner, isActive: false }, isActive: true, activeAdmins: 1 }),
  ).toBeUndefined()
})

test('nobody switches off the own account', () => {
  expect(refusalOfActivation({ adminId: 'c', target: admin, isActive: false, activeAdmins: 5 })).toMatch(/your own/)
})

test('the last admin stays', () => {
  expect(refusalOfActivation({ adminId: 'a', target: admin, isActive: false, activeAdmins: 1 })).toMatch(/last admin/)
  expect(refusalOfActivation({ adminId: 'a', target: admin, isActive: false, activeAdmins: 2 })).toBeUndefined()
})
