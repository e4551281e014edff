import { scriptAddress, scriptLoader, type GatewayWindow, type ScriptLoader } from './script'
import type { PaymentWidget, WidgetControl, WidgetOrder, WidgetOutcome } from './widget'

/** Converts an order to the gateway script's format. */
/** Formats an amount in LKR: two decimals, a dot, no thousands separator. Exact for whole cents. */
export function formatAmount(amount: number): string {
  const digits = String(Math.round(amount * 100)).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

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

/** Calls back when a new frame has loaded a page. @returns the stop function */
function watchForFrame(document: Document, onLoad: () => void): () => void {
  const watched = new Set<HTMLIFrameElement>()
  const newFrames = () =>
    [...document.querySelectorAll('iframe')].filter((frame) => /^https?:/.test(frame.src) && !watched.has(frame))
  for (const frame of newFrames()) watched.add(frame)
  const observer = new MutationObserver(() => {
    for (const frame of newFrames()) {
      watched.add(frame)
      frame.addEventListener('load', onLoad, { once: true })
    }
  })
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['src'] })
  return () => observer.disconnect()
}

/** The gateway's widget. Loads its script on first use and reuses it. */
export function payhereWidget(given?: GatewayWindow): PaymentWidget {
  let cachedLoader: ScriptLoader | undefined

  const open = (order: WidgetOrder, { signal, onLoad }: WidgetControl) =>
    new Promise<WidgetOutcome>((resolve, reject) => {
      // Resolved on use: during the build there is no window.
      const view = given ?? window
      const loader = (cachedLoader ??= scriptLoader(view))
      let isDone = false
      let endWatch = () => {}
      const end = (resolveOrReject: () => void) => {
        if (isDone) return
        isDone = true
        endWatch()
        resolveOrReject()
      }
      signal.addEventListener('abort', () =>
        end(() => {
          loader.clear()
          resolve({ kind: 'dismissed' })
        }),
      )
      const begin = async () => {
        const payhere = await loader.load(scriptAddress(order.script, view.location.origin))
        if (isDone) return
        payhere.onCompleted = () => end(() => resolve({ kind: 'completed' }))
        payhere.onDismissed = () => end(() => resolve({ kind: 'dismissed' }))
        payhere.onError = (error) => end(() => resolve({ kind: 'error', detail: detailOf(error) }))
        endWatch = watchForFrame(view.document, onLoad)
        await payhere.startPayment(paymentOf(order))
      }
      begin().catch((error: unknown) => end(() => reject(error)))
    })

  return { open }
}
