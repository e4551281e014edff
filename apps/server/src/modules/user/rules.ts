import { isStaff } from '@naru/api/rights'
import type { UserRole } from '@naru/api/types'
import { say, type Message } from '../../platform/http/messages'

/** A user's whole name; empty once the account is deleted. */
export const nameOf = ({ name, lName }: { name: string; lName: string }): string => `${name} ${lName}`.trim()

/** A user's name in lists of admins. */
export const wholeName = (user: { name: string; lName: string }): string => nameOf(user) || 'Deleted account'

export interface RoleRequest {
  /** The admin who asks for it; undefined if it is the operator. */
  adminId: string | undefined
  target: { id: string; role: UserRole; isActive: boolean; isVerified: boolean }
  role: UserRole
  /** Ids of the active admins. */
  activeAdmins: readonly string[]
}

/** The message that rejects the change of role, or undefined if it is allowed. */
export const refusalOfRole = ({ adminId, target, role, activeAdmins }: RoleRequest): Message | undefined => {
  // Another admin may have taken the rights away meanwhile.
  if (adminId !== undefined && !activeAdmins.includes(adminId)) return say('admin_only')
  if (role !== 'admin') {
    if (target.id === adminId) return say('own_admin_rights')
    if (activeAdmins.length === 1 && activeAdmins.includes(target.id)) return say('last_admin_rights')
  }
  return isStaff(role) && !target.isVerified ? say('user_unverified') : undefined
}

export interface ActivationRequest {
  adminId: string
  target: { id: string; role: UserRole; isActive: boolean }
  isActive: boolean
  activeAdmins: number
}

export const refusalOfActivation = ({
  adminId,
  target,
  isActive,
  activeAdmins,
}: ActivationRequest): Message | undefined => {
  if (isActive) return undefined
  if (target.id === adminId) return say('own_deactivation')
  if (target.role === 'admin' && target.isActive && activeAdmins <= 1) return say('last_admin_deactivation')
  return undefined
}
