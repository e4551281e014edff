import { Badge, type BadgeTone } from '@naru/ui/Badge'
import { Card } from '@naru/ui/Card'
import { Heading } from '@naru/ui/Heading'
import { Text } from '@naru/ui/Text'
import type { ReactNode } from 'react'
import * as css from './EntryCard.css'

export interface EntryCardProps {
  /** The name, of any length and script. */
  name: string
  /** The state in a word or two. */
  state: { label: string; tone: BadgeTone; icon?: 'check' | 'close' }
  /** Short facts, one beside the other. */
  facts?: readonly string[]
  /** More about it. */
  children?: ReactNode
  picture?: ReactNode
  /** Buttons. */
  actions?: ReactNode
  /** The error message of the last change; undefined without an error. */
  failure?: string | undefined
}

/** An entry of a list that admins manage. */
export const EntryCard = ({ name, state, facts = [], children, picture, actions, failure }: EntryCardProps) => (
  <Card as="li">
    <div className={picture === undefined ? css.entry : `${css.entry} ${css.withPicture}`}>
      {picture !== undefined && <div className={css.picture}>{picture}</div>}
      <div className={css.words}>
        <div className={css.head}>
          <Heading level={2} size="lg" className={css.name}>
            {name}
          </Heading>
          <Badge tone={state.tone} icon={state.icon}>
            {state.label}
          </Badge>
        </div>
        {facts.length > 0 && (
          <Text tone="muted" size="sm" className={css.facts}>
            {facts.join(' · ')}
          </Text>
        )}
        {children}
        {failure !== undefined && (
          <Text tone="danger" size="sm">
            {failure}
          </Text>
        )}
      </div>
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  </Card>
)

interface EntryListProps {
  /** The list's accessible name. */
  label: string
  /** EntryCards. */
  children: ReactNode
}

/** The entries, one below the other. */
export const EntryList = ({ label, children }: EntryListProps) => (
  <ul role="list" aria-label={label} className={css.entries}>
    {children}
  </ul>
)
