/** The error message of a verification without a known user. */
export const missingUserId = 'User ID not found. Please log in again.'

/**
 * @param userId the user id that this browser stored when user data was last loaded
 * @returns an error message, or undefined
 */
export function validateVerification(userId: string | undefined): string | undefined {
  return userId === undefined || userId === '' ? missingUserId : undefined
}
