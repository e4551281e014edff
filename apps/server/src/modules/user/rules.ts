/** A request of an admin to switch a user's active state. */
export interface ActivationRequest {
  adminId: string
  target: { id: string; role: 'learner' | 'admin'; isActive: boolean }
  isActive: boolean
  /** How many admins are active at present. */
  activeAdmins: number
}

/** The sentence that refuses a switch, or undefined if it may be done. */
export const refusalOfActivation = ({
  adminId,
  target,
  isActive,
  activeAdmins,
}: ActivationRequest): string | undefined => {
  if (isActive) return undefined
  if (target.id === adminId) return 'You cannot deactivate your own account.'
  if (target.role === 'admin' && target.isActive && activeAdmins <= 1) return 'The last admin cannot be deactivated.'
  return undefined
}
