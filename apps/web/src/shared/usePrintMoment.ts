import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const format = (date: Date) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(date)

/** @returns the date and time for a printed head, renewed at the moment of printing */
export function usePrintMoment(): string {
  const [moment, setMoment] = useState(() => format(new Date()))
  useEffect(() => {
    // The print takes what stands on the page when the event returns.
    const renew = () => flushSync(() => setMoment(format(new Date())))
    window.addEventListener('beforeprint', renew)
    return () => window.removeEventListener('beforeprint', renew)
  }, [])
  return moment
}
