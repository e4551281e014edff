/**
 * Begins to send a learner's results, with code that is apart from the first page's, which does without the exam.
 *
 * @returns the way to stop
 */
export async function fetchAndSend(ownerId: string): Promise<() => void> {
  const { keepSending } = await import('../exam')
  return keepSending(ownerId)
}
