/** The sentence for a verification without a known user. */
export const missingUserId = 'User ID not found. Please log in again.'

/**
 * @param userId the user id this browser stored when user data was last loaded
 * @returns the sentence that stops the form, or undefined
 */
export function validateVerification(userId: string | undefined): string | undefined {
  return userId === undefined || userId === '' ? missingUserId : undefined
}
