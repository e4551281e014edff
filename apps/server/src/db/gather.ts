import DataLoader from 'dataloader'

/**
 * Lets questions that come at about the same time share one read. At most one read is under way: whoever asks meanwhile is answered by
 * the next one, so that every answer comes from a read that began after its question.
 * @param read - answers many questions, in their order. An `Error` among the answers fails only its own question; a read that fails, all
 *   of that read.
 */
export const gather = <Question, Answer>(
  read: (questions: readonly Question[]) => Promise<readonly (Answer | Error)[]>,
): ((question: Question) => Promise<Answer>) => {
  let underWay: Promise<unknown> = Promise.resolve()
  const loader = new DataLoader<Question, Answer>(
    (questions) => {
      const reading = read(questions)
      underWay = reading.catch(() => undefined)
      return reading
    },
    {
      cache: false,
      // Not before all that has arrived is read from its sockets, too.
      batchScheduleFn: (begin) => void underWay.then(() => setImmediate(begin)),
    },
  )
  return (question) => loader.load(question)
}
