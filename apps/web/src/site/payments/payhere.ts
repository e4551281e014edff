import { formatAmount } from './amount'
import { scriptAddress, scriptLoader, type GatewayWindow, type ScriptLoader } from './script'
import type { PaymentWidget, WidgetOrder, WidgetOutcome } from './widget'

/**
 * Milliseconds after which a missing payment window counts as not opened. Errors inside the widget reach no handler.
 */
export const openTimeoutMs = 30_000

/** Options of payhereWidget. */
export interface PayHereOptions {
  /** The message if the payment window did not open. */
  didNotOpen: string
  /** @default the browser's window */
  view?: GatewayWindow
}

/** Converts an order to the gateway script's format. */
function paymentOf({ script: _ours, amount, address, city, ...order }: WidgetOrder): Record<string, unknown> {
  return {
    ...order,
    amount: formatAmount(amount),
    // The gateway requires both; the country is the fallback.
    address: address || order.country,
    city: city || order.country,
  }
}

const detailOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Calls back when a new frame shows a page. @returns the stop function */
function watchForFrame(document: Document, onOpen: () => void): () => void {
  const shows = (frame: HTMLIFrameElement) => /^https?:/.test(frame.src)
  const before = new Set([...document.querySelectorAll('iframe')].filter(shows))
  const observer = new MutationObserver(() => {
    if ([...document.querySelectorAll('iframe')].some((frame) => shows(frame) && !before.has(frame))) onOpen()
  })
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['src'] })
  return () => observer.disconnect()
}

/** The gateway's widget. Loads its script on first use and reuses it. */
export function payhereWidget({ didNotOpen, view: given }: PayHereOptions): PaymentWidget {
  let cachedLoader: ScriptLoader | undefined

  const open = (order: WidgetOrder) =>
    new Promise<WidgetOutcome>((resolve, reject) => {
      // Resolved on use: during the build there is no window.
      const view = given ?? window
      const loader = (cachedLoader ??= scriptLoader(view))
      let isDone = false
      let endWatch = () => {}
      const watchdog = setTimeout(() => {
        loader.clear()
        end(() => resolve({ kind: 'error', detail: didNotOpen }))
      }, openTimeoutMs)
      const end = (resolveOrReject: () => void) => {
        if (isDone) return
        isDone = true
        clearTimeout(watchdog)
        endWatch()
        resolveOrReject()
      }
      const begin = async () => {
        const payhere = await loader.load(scriptAddress(order.script, view.location.origin))
        if (isDone) return
        payhere.onCompleted = () => end(() => resolve({ kind: 'completed' }))
        payhere.onDismissed = () => end(() => resolve({ kind: 'dismissed' }))
        payhere.onError = (error) => end(() => resolve({ kind: 'error', detail: detailOf(error) }))
        endWatch = watchForFrame(view.document, () => {
          clearTimeout(watchdog)
          endWatch()
        })
        await payhere.startPayment(paymentOf(order))
      }
      begin().catch((error: unknown) => end(() => reject(error)))
    })

  return { open }
}
