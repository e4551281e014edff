import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const format = (date: Date) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(date)

/** @returns date and time for the print header, updated before each print */
export function usePrintMoment(): string {
  const [moment, setMoment] = useState(() => format(new Date()))
  useEffect(() => {
    // The browser prints the page as it is when the event handler returns.
    const renew = () => flushSync(() => setMoment(format(new Date())))
    window.addEventListener('beforeprint', renew)
    return () => window.removeEventListener('beforeprint', renew)
  }, [])
  return moment
}
