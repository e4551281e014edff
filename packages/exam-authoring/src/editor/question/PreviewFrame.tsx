import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import * as css from './preview.css'

interface PreviewFrameProps {
  title: string
  /** Width of the screen that it stands for, in CSS pixels. */
  screenWidth: number
  children: ReactNode
}

/** Attributes of the document that themes and texts depend on. */
const attributes = ['lang', 'dir', 'data-theme', 'style', 'class']

/** Gives a frame the styles and the theme of the page. */
function copyStyles(from: Document, to: Document): void {
  for (const name of attributes) {
    const value = from.documentElement.getAttribute(name)
    if (value === null) to.documentElement.removeAttribute(name)
    else to.documentElement.setAttribute(name, value)
  }
  const known = new Set([...to.head.children].map((element) => element.getAttribute('data-from')))
  for (const [index, element] of from.querySelectorAll('head link[rel="stylesheet"], head style').entries()) {
    const key = `${element.getAttribute('href') ?? index}`
    if (known.has(key)) continue
    const copy = to.importNode(element, true)
    copy.setAttribute('data-from', key)
    to.head.append(copy)
  }
}

interface Size {
  /** Width of the room for the frame. */
  room: number
  /** Height of the content. */
  content: number
}

/**
 * Renders its children as on a screen of another width: a document of its own, so that media queries hold, scaled down if it is too wide.
 * Events and contexts are those of the page.
 */
export const PreviewFrame = ({ title, screenWidth, children }: PreviewFrameProps) => {
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement>()
  const [{ room, content }, setSize] = useState<Size>({ room: screenWidth, content: 0 })

  useEffect(() => {
    const inner = frame.current?.contentDocument
    const box = stage.current
    if (!inner || !box) return
    const copy = () => copyStyles(document, inner)
    copy()
    setBody(inner.body)
    const heads = new MutationObserver(copy)
    heads.observe(document.head, { childList: true })
    heads.observe(document.documentElement, { attributes: true, attributeFilter: attributes })
    const measure = () => setSize({ room: box.clientWidth, content: inner.body.scrollHeight })
    const sizes = new ResizeObserver(measure)
    sizes.observe(box)
    sizes.observe(inner.body)
    return () => {
      heads.disconnect()
      sizes.disconnect()
    }
  }, [])

  const scale = Math.min(1, room / screenWidth)
  return (
    <div ref={stage} className={css.stage} style={{ blockSize: content * scale }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the page's own code renders it, and listeners need scripts */}
      <iframe
        ref={frame}
        title={title}
        className={css.frame}
        style={{
          inlineSize: screenWidth,
          blockSize: content,
          zoom: scale,
          marginInline: room > screenWidth ? (room - screenWidth) / 2 : 0,
        }}
      />
      {body !== undefined && createPortal(<div className={css.body}>{children}</div>, body)}
    </div>
  )
}
