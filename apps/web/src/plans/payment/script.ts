/** The gateway's script. It cannot have an integrity hash: the gateway changes it at any time. */
export const gatewayScript = 'https://www.payhere.lk/lib/payhere.js'

/** The API that the script defines. Handlers are set before the call. */
export interface PayHere {
  onCompleted: (orderId: string) => void
  onDismissed: () => void
  onError: (error: unknown) => void
  startPayment: (payment: Record<string, unknown>) => unknown
}

export type GatewayWindow = Window & { payhere?: unknown }

const isPayHere = (value: unknown): value is PayHere =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'startPayment') === 'function'

/** The gateway's script, or one that our server names on its own origin. @throws Error for any other origin */
export function scriptAddress(named: string | undefined, origin: string): string {
  if (named === undefined) return gatewayScript
  const { href, origin: its } = new URL(named, origin)
  if (its !== origin && href !== gatewayScript) throw new Error(`refused the script ${href}`)
  return href
}

export interface ScriptLoader {
  /** Loads the script once. @throws Error if it is blocked, cannot be fetched, or defines no API */
  load(address: string): Promise<PayHere>
  /** Removes the script and what it added to the page, so that the next press loads it again. */
  clear(): void
}

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
