import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { BaseButton } from '../Button/BaseButton'
import { Icon } from '../Icon'
import * as styles from './Disclosure.css'

export interface DisclosureProps {
  /** The label of the button that opens the panel. */
  title: ReactNode
  /** Content of the panel. */
  children: ReactNode
  /** Heading level of the title. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6
  /** Whether it is open; without it, it opens and closes by itself. */
  isExpanded?: boolean
  /** Whether it is expanded at first. @default false */
  defaultExpanded?: boolean
  /** Called when it is opened or closed. */
  onExpandedChange?: (isExpanded: boolean) => void
  /** Rejects presses. @default false */
  isDisabled?: boolean
}

/** A heading that expands a panel. The browser's find-in-page expands closed panels. */
export const Disclosure = ({
  title,
  children,
  headingLevel = 3,
  isExpanded,
  defaultExpanded = false,
  onExpandedChange,
  isDisabled = false,
}: DisclosureProps) => {
  const [id, panelId] = [useId(), useId()]
  const panel = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(defaultExpanded)
  const isOpen = isExpanded ?? own
  const change = (next: boolean) => {
    setOwn(next)
    onExpandedChange?.(next)
  }
  useLayoutEffect(() => {
    // React knows `hidden` without a value only.
    if (!isOpen) panel.current?.setAttribute('hidden', 'until-found')
  }, [isOpen])
  useEffect(() => {
    const element = panel.current
    const open = () => change(true)
    element?.addEventListener('beforematch', open)
    return () => element?.removeEventListener('beforematch', open)
  })
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.disclosure}>
      <Heading className={styles.heading}>
        <BaseButton
          className={styles.trigger}
          aria-expanded={isOpen}
          id={id}
          aria-controls={panelId}
          isDisabled={isDisabled}
          onPress={() => change(!isOpen)}
        >
          <span className={styles.title}>{title}</span>
          <Icon name="chevronDown" className={styles.chevron} />
        </BaseButton>
      </Heading>
      <div id={panelId} ref={panel} role="group" aria-labelledby={id} hidden={!isOpen}>
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  )
}

/** Disclosures below each other. */
export const DisclosureGroup = ({ children }: { children: ReactNode }) => <div className={styles.group}>{children}</div>
