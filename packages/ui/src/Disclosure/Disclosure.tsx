import type { ReactNode } from 'react'
import {
  Button as AriaButton,
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  Heading as AriaHeading,
  type DisclosureProps as AriaDisclosureProps,
} from 'react-aria-components/Disclosure'
import {
  DisclosureGroup as AriaGroup,
  type DisclosureGroupProps as AriaGroupProps,
} from 'react-aria-components/DisclosureGroup'
import { Icon } from '../Icon'
import * as styles from './Disclosure.css'

/** Props of `Disclosure`: those of react-aria's Disclosure, with the parts as props. */
export interface DisclosureProps extends Omit<AriaDisclosureProps, 'children' | 'className' | 'style'> {
  /** The label of the button that opens the panel. */
  title: ReactNode
  /** Content of the panel. */
  children: ReactNode
  /** Heading level of the title. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6
}

/** A heading that expands a panel. The browser's find-in-page expands closed panels. */
export const Disclosure = ({ title, children, headingLevel = 3, ...rest }: DisclosureProps) => (
  <AriaDisclosure className={styles.disclosure} {...rest}>
    <AriaHeading level={headingLevel} className={styles.heading}>
      <AriaButton slot="trigger" className={styles.trigger}>
        <span className={styles.title}>{title}</span>
        <Icon name="chevronDown" className={styles.chevron} />
      </AriaButton>
    </AriaHeading>
    <DisclosurePanel>
      <div className={styles.content}>{children}</div>
    </DisclosurePanel>
  </AriaDisclosure>
)

/** Props of `DisclosureGroup`: those of react-aria's DisclosureGroup. */
export interface DisclosureGroupProps extends Omit<AriaGroupProps, 'children' | 'className' | 'style'> {
  /** Disclosures, each with an `id`. */
  children: ReactNode
}

/** A group of disclosures with one expanded at a time, or several with `allowsMultipleExpanded`. */
export const DisclosureGroup = ({ children, ...rest }: DisclosureGroupProps) => (
  <AriaGroup className={styles.group} {...rest}>
    {children}
  </AriaGroup>
)
