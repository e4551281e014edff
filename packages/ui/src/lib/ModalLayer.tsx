import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

interface ModalLayerProps {
  /** Id of the heading that names it. */
  labelledBy: string
  role?: 'dialog' | 'alertdialog'
  /** Covers the page; a press on it, beside the content, dismisses. */
  className: string
  /** Called on Escape, and on a press beside the content unless a text was typed. Without it neither closes. */
  onDismiss?: (() => void) | undefined
  children: ReactNode
}

/**
 * A native modal `<dialog>` over the page while it is mounted: nothing else can be used, and the focus returns to where it was. It receives
 * the focus itself, so that screen readers announce its name.
 */
export const ModalLayer = ({ labelledBy, onDismiss, ...rest }: ModalLayerProps) => {
  const layer = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)
  const isUsed = useRef(false)
  const isWritten = useRef(false)
  useLayoutEffect(() => {
    const dialog = layer.current
    dialog?.showModal()
    dialog?.focus()
    // Before React removes it: only a dialog that closes restores the focus.
    return () => dialog?.close()
  }, [])
  return createPortal(
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape does the same
    <dialog
      {...rest}
      ref={layer}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        onDismiss?.()
      }}
      // Android's Back.
      onCancel={(event) => {
        event.preventDefault()
        onDismiss?.()
      }}
      onClose={({ currentTarget }) => {
        // Chromium closes a dialog on the second Back even if the first was rejected.
        if (currentTarget.open) return
        if (onDismiss) onDismiss()
        else currentTarget.showModal()
      }}
      onInput={({ nativeEvent }) => (isWritten.current ||= nativeEvent instanceof InputEvent)}
      onPointerDown={(event) => (pressed.current = event.target)}
      onClickCapture={(event) => {
        // The second press of a double click that opened it.
        isUsed.current ||= event.detail < 2
        if (isUsed.current) return
        event.preventDefault()
        event.stopPropagation()
      }}
      onClick={({ target, currentTarget }) => {
        // Neither the end of a selection of text that began inside, nor the end of a text that somebody writes.
        if (target === currentTarget && pressed.current === currentTarget && !isWritten.current) onDismiss?.()
      }}
    />,
    document.body,
  )
}
