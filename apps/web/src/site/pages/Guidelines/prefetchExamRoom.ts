/**
 * Prefetches scripts and styles of the exam room, so that Start does not wait for them. Their hashed names make them
 * cacheable. The browser prefetches the document itself (`/speculation-rules.json`). Never rejects.
 */
export async function prefetchExamRoom(): Promise<void> {
  try {
    const response = await fetch('/exam.html', { priority: 'low' })
    const room = new DOMParser().parseFromString(await response.text(), 'text/html')
    for (const script of room.querySelectorAll('script[src], link[rel="modulepreload"]')) {
      append('modulepreload', script.getAttribute('src') ?? script.getAttribute('href'))
    }
    for (const sheet of room.querySelectorAll('link[rel="stylesheet"]')) append('prefetch', sheet.getAttribute('href'))
  } catch {
    // The exam room loads what is missing.
  }
}

function append(rel: string, href: string | null): void {
  if (href === null || document.head.querySelector(`link[href="${href}"]`) !== null) return
  const link = document.createElement('link')
  Object.assign(link, { rel, href, crossOrigin: 'anonymous' })
  document.head.append(link)
}
