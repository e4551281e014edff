/** Wakes calls that wait for changes of a buyer's payments. Works within this process; others poll the database. */
export interface PaymentEvents {
  /** Resolves at the next event of a buyer, or when `timeout` resolves. */
  next: (userId: string, timeout: Promise<void>) => Promise<void>
  emit: (userId: string) => void
}

/** Creates the events of one process, without listeners. */
export const createPaymentEvents = (): PaymentEvents => {
  const listeners = new Map<string, Set<() => void>>()
  return {
    next: (userId, timeout) =>
      new Promise((done) => {
        const ofUser = listeners.get(userId) ?? new Set()
        const wake = () => {
          ofUser.delete(wake)
          if (ofUser.size === 0 && listeners.get(userId) === ofUser) listeners.delete(userId)
          done()
        }
        listeners.set(userId, ofUser.add(wake))
        void timeout.then(wake)
      }),
    emit: (userId) => {
      for (const wake of listeners.get(userId) ?? []) wake()
    },
  }
}
