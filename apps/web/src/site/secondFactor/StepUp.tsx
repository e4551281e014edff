import { Dialog } from '@naru/ui/Dialog'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useEffect, useRef, useState } from 'react'
import { sendRequestsBy } from '../../shared/api'
import { useSecondFactorText } from '../text/secondFactor'
import { repeatAfterStepUp } from './repeatAfterStepUp'
import { SecondFactorForm } from './SecondFactorForm'

/**
 * The step-up dialog of a page for admins: opens when the server rejects a call for want of a recent second factor, and
 * repeats the call once it was given. Calls that are rejected meanwhile wait for the same dialog.
 */
export const StepUp = () => {
  const { check: text } = useSecondFactorText()
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

  return (
    <Dialog title={text.title} isOpen={isOpen} onOpenChange={(open) => !open && finish(false)}>
      <Stack gap={16}>
        <Text>{text.again}</Text>
        <SecondFactorForm onDone={() => finish(true)} onCancel={() => finish(false)} />
      </Stack>
    </Dialog>
  )
}
