/** A request of an admin to change a user's active state. */
export interface ActivationRequest {
  adminId: string
  target: { id: string; role: 'learner' | 'admin'; isActive: boolean }
  isActive: boolean
  /** Number of active admins. */
  activeAdmins: number
}

/** The sentence that rejects the change, or undefined if it is allowed. */
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
