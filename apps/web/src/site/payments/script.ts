/** The gateway's own script. It has no integrity hash and cannot have one: the gateway changes it as it likes. */
export const gatewayScript = 'https://www.payhere.lk/lib/payhere.js'

/** What the script brings. The handlers are set before the call. */
export interface PayHere {
  onCompleted: (orderId: string) => void
  onDismissed: () => void
  onError: (error: unknown) => void
  startPayment: (payment: Record<string, unknown>) => unknown
}

/** The window, with what the script leaves in it. */
export type GatewayWindow = Window & { payhere?: unknown }

const isPayHere = (value: unknown): value is PayHere =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'startPayment') === 'function'

/**
 * Which script to load: the gateway's own, or one that our server names on its own origin.
 *
 * @param named what the server names, if anything
 * @param origin the site's origin
 * @throws Error for a script of any other origin
 */
export function scriptAddress(named: string | undefined, origin: string): string {
  if (named === undefined) return gatewayScript
  const { href, origin: its } = new URL(named, origin)
  if (its !== origin && href !== gatewayScript) throw new Error(`refused the script ${href}`)
  return href
}

/** Loads the script when it is asked for, and not before. */
export interface ScriptLoader {
  /**
   * The widget's calls; a script that is there is not loaded twice.
   *
   * @throws Error if it is blocked, cannot be fetched, or is something else
   */
  load(address: string): Promise<PayHere>
  /** Forgets the script and what it has put into the page, so that the next press begins anew. */
  clear(): void
}

/** @param view the window to load it into */
export function scriptLoader(view: GatewayWindow): ScriptLoader {
  let loaded: { address: string; api: Promise<PayHere>; element: HTMLScriptElement } | undefined

  const clear = () => {
    loaded?.element.remove()
    loaded = undefined
    delete view.payhere
    view.document.getElementById('ph-container')?.remove()
  }

  const load = (address: string): Promise<PayHere> => {
    if (loaded?.address === address) return loaded.api
    clear()
    const element = view.document.createElement('script')
    const api = new Promise<PayHere>((done, fail) => {
      element.addEventListener('load', () => {
        if (isPayHere(view.payhere)) done(view.payhere)
        else fail(new Error('the payment script brought nothing'))
      })
      element.addEventListener('error', () => fail(new Error('the payment script could not be loaded')))
    })
    loaded = { address, api, element }
    api.catch(() => {
      if (loaded?.element === element) clear()
    })
    element.src = address
    element.async = true
    view.document.head.append(element)
    return api
  }

  return { load, clear }
}
