import { useEffect, useRef, useState } from 'react'
import { sendRequestsBy } from '../api'
import { StepUpDialog } from './lazy'
import { repeatAfterStepUp } from './repeatAfterStepUp'

/**
 * The step-up of a page of the staff: opens a dialog when the server rejects a call for want of a recent two-step verification,
 * and repeats the call once it was given. Calls that are rejected meanwhile wait for the same dialog.
 */
export const StepUp = () => {
  const [isOpen, setOpen] = useState(false)
  const asking = useRef<{ given: Promise<boolean>; resolve: (isGiven: boolean) => void }>(undefined)

  const finish = (isGiven: boolean) => {
    setOpen(false)
    asking.current?.resolve(isGiven)
    asking.current = undefined
  }

  useEffect(() => {
    const ask = () => {
      if (asking.current === undefined) {
        let resolve: (isGiven: boolean) => void = () => undefined
        const given = new Promise<boolean>((done) => (resolve = done))
        asking.current = { given, resolve }
        setOpen(true)
      }
      return asking.current.given
    }
    sendRequestsBy(repeatAfterStepUp(ask))
    return () => {
      sendRequestsBy(undefined)
      asking.current?.resolve(false)
    }
  }, [])

  return <StepUpDialog load={isOpen} isOpen={isOpen} onFinish={finish} />
}
