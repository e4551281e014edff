import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDates } from '@naru/app-shell/language'

const now = () => new Date().toISOString()

/** @returns date and time for the print header, updated before each print */
export function usePrintMoment(): string {
  const [moment, setMoment] = useState(now)
  useEffect(() => {
    // The browser prints the page as it is when the event handler returns.
    const renew = () => flushSync(() => setMoment(now()))
    window.addEventListener('beforeprint', renew)
    return () => window.removeEventListener('beforeprint', renew)
  }, [])
  return useDates().longMoment(moment)
}
