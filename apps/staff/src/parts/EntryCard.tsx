import { Badge, type BadgeTone } from '@naru/ui/Badge'
import { Button, type ButtonProps } from '@naru/ui/Button'
import { Card } from '@naru/ui/Card'
import { Heading } from '@naru/ui/Heading'
import { Text } from '@naru/ui/Text'
import type { ReactNode } from 'react'
import * as css from './EntryCard.css'
import { useAdminText } from '../text/admin'

export interface EntryCardProps {
  name: string
  state: { label: string; tone: BadgeTone; icon?: 'check' | 'close' }
  facts?: readonly string[]
  children?: ReactNode
  picture?: ReactNode
  actions?: ReactNode
  /** The error message of the last change; undefined without an error. */
  failure?: string | undefined
}

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

interface AboutButtonProps extends Omit<ButtonProps, 'children' | 'aria-label' | 'size'> {
  action: string
  about: string
}

/** A small button of an entry, with the entry's name in its accessible name. */
export const AboutButton = ({ action, about, ...rest }: AboutButtonProps) => {
  const t = useAdminText()
  return (
    <Button size="small" aria-label={t('about', { action, name: about })} {...rest}>
      {action}
    </Button>
  )
}
