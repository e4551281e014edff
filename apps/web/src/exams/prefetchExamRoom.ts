/**
 * Prefetches scripts and styles of the exam room, so that Start does not wait for them. Their hashed names make them
 * cacheable. The browser prefetches the document itself (`/speculation-rules.json`). Never rejects.
 */
export async function prefetchExamRoom(): Promise<void> {
  const room = await loadDocument('/exam.html')
  // Without it the exam room loads what is missing.
  if (room === null) return
  for (const script of room.querySelectorAll('script[src], link[rel="modulepreload"]')) {
    append('modulepreload', script.getAttribute('src') ?? script.getAttribute('href'))
  }
  for (const sheet of room.querySelectorAll('link[rel="stylesheet"]')) append('prefetch', sheet.getAttribute('href'))
}

/** Loads a document without running it; null if that fails. The parser needs no Trusted Types policy, unlike DOMParser. */
function loadDocument(address: string): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.addEventListener('loadend', () => resolve(request.responseXML))
    request.send()
  })
}

function append(rel: string, href: string | null): void {
  if (href === null || document.head.querySelector(`link[href="${href}"]`) !== null) return
  const link = document.createElement('link')
  Object.assign(link, { rel, href, crossOrigin: 'anonymous' })
  document.head.append(link)
}
