import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** The paper of a page: laid out only while the page is being printed, so that its words stand in the page once. */
export interface Paper {
  /** Whether the paper must be in the page now. */
  isLaidOut: boolean
  /** Lays the paper out and waits until its pictures are there. */
  prepare: () => Promise<void>
}

/**
 * Follows the browser's printing, whether it was started by a button or from the browser's menu.
 * @param ref the paper's element while it is laid out
 */
export function usePrintLayout(ref: RefObject<HTMLElement | null>): Paper {
  const [isLaidOut, setIsLaidOut] = useState(false)

  useEffect(() => {
    // The browser takes its picture of the page right after these events: the paper has to be there when they return.
    let isPrinting = false
    const layOut = () => flushSync(() => setIsLaidOut(true))
    const onBefore = () => {
      isPrinting = true
      layOut()
    }
    const onAfter = () => {
      isPrinting = false
      setIsLaidOut(false)
    }
    const query = window.matchMedia('print')
    const onChange = () => {
      if (query.matches) layOut()
      else if (!isPrinting) setIsLaidOut(false)
    }
    window.addEventListener('beforeprint', onBefore)
    window.addEventListener('afterprint', onAfter)
    query.addEventListener('change', onChange)
    return () => {
      window.removeEventListener('beforeprint', onBefore)
      window.removeEventListener('afterprint', onAfter)
      query.removeEventListener('change', onChange)
    }
  }, [])

  const prepare = async () => {
    flushSync(() => setIsLaidOut(true))
    const pictures = ref.current?.querySelectorAll('img') ?? []
    await Promise.allSettled([...pictures].map((picture) => picture.decode()))
  }

  return { isLaidOut, prepare }
}
