const status = document.getElementById('status')
const buttons = [...document.querySelectorAll('button')]

/** The page's message to the site's window, like the gateway's own pages: 2 completed, 3 error, 4 dismissed. */
const notifySite = (message) => window.parent.postMessage(message, window.location.origin)

const choose = async (choice) => {
  if (choice === 'close') return notifySite({ type: 4 })
  if (choice === 'error') return notifySite({ type: 3, error: 'The stand-in was set to fail' })
  for (const button of buttons) button.disabled = true
  status.textContent = 'One moment…'
  const answer = await fetch(`${window.location.pathname}/${choice}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  }).catch(() => undefined)
  if (answer?.ok) return notifySite({ type: 2 })
  for (const button of buttons) button.disabled = false
  status.textContent = 'The stand-in does not answer. Please try again.'
}

for (const button of buttons) button.addEventListener('click', () => void choose(button.dataset.choice))
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') notifySite({ type: 4 })
})
buttons[0]?.focus()
