import { formatAmount } from './amount'
import { scriptAddress, scriptLoader, type GatewayWindow, type ScriptLoader } from './script'
import type { PaymentWidget, WidgetOrder, WidgetOutcome } from './widget'

/** Milliseconds after which a payment window that is not there counts as not opened. Failures inside the widget reach no handler. */
export const openTimeoutMs = 30_000

/** What the widget needs. */
export interface PayHereOptions {
  /** What the buyer is told when the payment window did not open. */
  didNotOpen: string
  /** @default the browser's window */
  view?: GatewayWindow
}

/** The payment as the gateway's script wants it. */
function paymentOf({ script: _ours, amount, address, city, ...order }: WidgetOrder): Record<string, unknown> {
  return {
    ...order,
    amount: formatAmount(amount),
    // The gateway requires both; of a learner who gave none only the country is known.
    address: address || order.country,
    city: city || order.country,
  }
}

const detailOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Calls back once when a frame that was not there before shows a page. @returns what ends the watch */
function watchForFrame(document: Document, onOpen: () => void): () => void {
  const shows = (frame: HTMLIFrameElement) => /^https?:/.test(frame.src)
  const before = new Set([...document.querySelectorAll('iframe')].filter(shows))
  const observer = new MutationObserver(() => {
    if ([...document.querySelectorAll('iframe')].some((frame) => shows(frame) && !before.has(frame))) onOpen()
  })
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['src'] })
  return () => observer.disconnect()
}

/**
 * The gateway's own widget. Its script is loaded at the first press and cachedLoader; nothing of it is on any page before.
 */
export function payhereWidget({ didNotOpen, view: given }: PayHereOptions): PaymentWidget {
  let cachedLoader: ScriptLoader | undefined

  const open = (order: WidgetOrder) =>
    new Promise<WidgetOutcome>((resolve, reject) => {
      // Looked up when it is needed: while the site is built there is no window.
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
