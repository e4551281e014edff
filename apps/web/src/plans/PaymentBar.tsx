import { Button } from '@naru/ui/Button'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { usePlansText } from '@naru/app-shell/text/plans'
import * as css from './PaymentBar.css'

/** The state of the payment window: `late` if it has loaded nothing in time. */
export type PaymentWindowState = 'opening' | 'open' | 'late'

export interface PaymentBarProps {
  state: PaymentWindowState
  onClose: () => void
  /** Closes the window, and opens another. */
  onRetry: () => void
}

/**
 * The bar above the gateway's payment window, whose frame may stay empty or be blocked. In the top layer, and beside the
 * page, which is inert meanwhile.
 */
export const PaymentBar = ({ state, onClose, onRetry }: PaymentBarProps) => {
  const t = usePlansText()
  const bar = useRef<HTMLElement>(null)

  useEffect(() => {
    const page = document.getElementById('root')
    bar.current?.showPopover?.()
    bar.current?.querySelector('button')?.focus()
    page?.toggleAttribute('inert', true)
    return () => {
      page?.removeAttribute('inert')
    }
  }, [])

  useEffect(() => {
    // The frame keeps the keys that are pressed inside.
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [onClose])

  const says = { opening: t('payment.opening'), open: t('payment.window'), late: t('payment.didNotOpen') }
  return createPortal(
    <>
      <div className={css.scrim} />
      <section ref={bar} popover="manual" className={css.bar} aria-label={t('payment.window')}>
        <p role="status" className={css.status}>
          {says[state]}
        </p>
        <div className={css.buttons}>
          <Button onPress={onClose}>{t('payment.close')}</Button>
          {state === 'late' && (
            <Button variant="primary" onPress={onRetry}>
              {t('payment.tryAgain')}
            </Button>
          )}
        </div>
      </section>
    </>,
    document.body,
  )
}
