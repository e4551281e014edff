import { expect, test } from 'vitest'
import { refusalOfActivation, refusalOfRole } from './rules'

const learner = { id: 'b', role: 'learner', isActive: true } as const
const admin = { id: 'c', role: 'admin', isActive: true } as const

test('an admin deactivates and activates learners', () => {
  expect(refusalOfActivation({ adminId: 'a', target: learner, isActive: false, activeAdmins: 1 })).toBeUndefined()
  expect(
    refusalOfActivation({ adminId: 'a', target: { ...learner, isActive: false }, isActive: true, activeAdmins: 1 }),
  ).toBeUndefined()
})

test('an admin cannot deactivate their own account', () => {
  expect(refusalOfActivation({ adminId: 'c', target: admin, isActive: false, activeAdmins: 5 })?.code).toBe(
    'own_deactivation',
  )
})

test('the last admin cannot be deactivated', () => {
  expect(refusalOfActivation({ adminId: 'a', target: admin, isActive: false, activeAdmins: 1 })?.code).toBe(
    'last_admin_deactivation',
  )
  expect(refusalOfActivation({ adminId: 'a', target: admin, isActive: false, activeAdmins: 2 })).toBeUndefined()
})

test.each([
  ['an unverified user', { ...learner, isVerified: false }, 'author', ['a', 'c'], 'user_unverified'],
  ['an unverified user, of rights', { ...learner, isVerified: false }, 'learner', ['a', 'c'], undefined],
  ['oneself', { ...admin, id: 'a', isVerified: true }, 'editor', ['a', 'c'], 'own_admin_rights'],
  ['the last admin', { ...admin, isVerified: true }, 'editor', ['c'], 'admin_only'],
  ['another admin', { ...admin, isVerified: true }, 'author', ['a', 'c'], undefined],
  ['a learner', { ...learner, isVerified: true }, 'editor', ['a'], undefined],
] as const)('an admin gives %s a role', (_, target, role, activeAdmins, refusal) => {
  expect(refusalOfRole({ adminId: 'a', target, role, activeAdmins })?.code).toBe(refusal)
})
