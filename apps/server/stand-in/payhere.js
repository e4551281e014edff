// The payment gateway stand-in's script, for a machine that takes no real money. It has the same global name, the same call and the same
// three handlers, and like the real one it opens a frame and accepts any message about how the payment ended.
;(() => {
  const base = new URL('..', document.currentScript.src)

  const remove = () => document.getElementById('ph-container')?.remove()

  const open = () => {
    const container = document.createElement('div')
    container.id = 'ph-container'
    Object.assign(container.style, { position: 'fixed', inset: '0', zIndex: '2147483647' })
    const frame = document.createElement('iframe')
    frame.id = 'ph-iframe'
    frame.title = 'Stand-in for the payment gateway'
    Object.assign(frame.style, {
      position: 'fixed',
      inset: '0',
      inlineSize: 'min(28rem, 100%)',
      blockSize: 'min(33rem, 100%)',
      margin: 'auto',
      border: '0',
      borderRadius: '0.75rem',
    })
    container.append(frame)
    document.body.append(container)
    return frame
  }

  /** The order whose frame is open. */
  let current

  const payhere = {
    onCompleted(_orderId) {},
    onDismissed() {},
    onError(_error) {},
    async startPayment(payment) {
      remove()
      const frame = open()
      current = payment.order_id
      const answer = await fetch(new URL('pay/checkoutJ', base), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(payment),
      }).catch(() => undefined)
      // Like the real one: if the response never arrives, the empty frame stays, and no handler is called.
      if (answer === undefined) return
      const { path, error } = await answer.json()
      if (typeof error === 'string') {
        window.postMessage({ type: 3, error }, window.location.origin)
        return
      }
      frame.src = new URL(path, base).href
    },
  }

  window.addEventListener('message', ({ data }) => {
    const end = {
      2: () => payhere.onCompleted(current),
      3: () => payhere.onError(String(data.error)),
      4: () => payhere.onDismissed(),
    }[data?.type]
    if (current === undefined || end === undefined) return
    remove()
    end()
    current = undefined
  })

  window.payhere = payhere
})()
