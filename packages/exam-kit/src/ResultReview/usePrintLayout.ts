import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** The print layout of a page: rendered only while the page is being printed, so that its text is in the document once. */
export interface PrintLayout {
  /** Whether the print layout must be rendered now. */
  isLaidOut: boolean
  /** Renders the print layout and waits until its pictures are loaded. */
  prepare: () => Promise<void>
}

/**
 * Renders a print layout while the browser prints, started by a button or by the browser's menu.
 * @param ref the layout's element while it is rendered
 */
export function usePrintLayout(ref: RefObject<HTMLElement | null>): PrintLayout {
  const [isLaidOut, setIsLaidOut] = useState(false)

  useEffect(() => {
    // Browsers capture the page when the event handler returns, so it renders synchronously.
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
