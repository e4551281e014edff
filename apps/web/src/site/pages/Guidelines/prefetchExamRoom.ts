/**
 * Fetches the code and the styles of the exam room's document ahead, so that Start waits for neither. They are named by their content, and
 * stay in the browser's cache. The document itself is prefetched by the browser (`/speculation-rules.json`). Never rejects.
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
    // Start fetches what is missing.
  }
}

function append(rel: string, href: string | null): void {
  if (href === null || document.head.querySelector(`link[href="${href}"]`) !== null) return
  const link = document.createElement('link')
  Object.assign(link, { rel, href, crossOrigin: 'anonymous' })
  document.head.append(link)
}
