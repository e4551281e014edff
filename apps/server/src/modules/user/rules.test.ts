import { expect, test } from 'vitest'
import { refusalOfActivation } from './rules'

const learner = { id: 'b', role: 'learner', isActive: true } as const
const admin = { id: 'c', role: 'admin', isActive: true } as const

test('an admin deactivates and activates learners', () => {
  expect(refusalOfActivation({ adminId: 'a', target: learner, isActive: false, activeAdmins: 1 })).toBeUndefined()
  expect(
    refusalOfActivation({ adminId: 'a', target: { ...learner, isActive: false }, isActive: true, activeAdmins: 1 }),
  ).toBeUndefined()
})

test('an admin cannot deactivate their own account', () => {
  expect(refusalOfActivation({ adminId: 'c', target: admin, isActive: false, activeAdmins: 5 })).toMatch(/your own/)
})

test('the last admin cannot be deactivated', () => {
  expect(refusalOfActivation({ adminId: 'a', target: admin, isActive: false, activeAdmins: 1 })).toMatch(/last admin/)
  expect(refusalOfActivation({ adminId: 'a', target: admin, isActive: false, activeAdmins: 2 })).toBeUndefined()
})
