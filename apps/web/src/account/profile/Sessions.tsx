import { isUnsupported, type AuthSession } from '@naru/api'
import { endOtherSessionsMutation, endSessionMutation, sessionsQuery } from '@naru/api/queries'
import { Badge } from '@naru/ui/Badge'
import { Button } from '@naru/ui/Button'
import { Link } from '@naru/ui/Link'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'
import { api } from '@naru/app-shell/api'
import { useLogout } from '../../frame/useLogout'
import { FailureAlert } from '@naru/app-shell/parts/FailureAlert'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { useSessionsText, type SessionsText } from '../text/sessions'
import * as css from './Sessions.css'
import { useDates } from '@naru/app-shell/language'
import { LoadFailed, Pending } from '@naru/app-shell/parts/LoadState'

const deviceLabel = (text: SessionsText, device: string | undefined): string => {
  const [, family, kind] = /^(.+), (phone|computer)$/.exec(device ?? '') ?? []
  if (family === undefined) return text('unknownDevice')
  const browser = family === 'other' ? text('otherBrowser') : family
  return kind === 'phone' ? text('phone', { browser }) : text('computer', { browser })
}

/** The user's sessions, each with a button that ends it. Nothing if the API has no such list. */
export const Sessions = () => {
  const t = useSessionsText()
  const list = useQuery(sessionsQuery(api))
  const { data, isPending, error } = list
  const [failure, fail] = useState<string>()
  const endOthers = useSingleFlightMutation(endOtherSessionsMutation(api))
  if (isUnsupported(error)) return null
  return (
    <TitledCard title={t('title')}>
      <Text tone="muted">{t('lead')}</Text>
      <Text>
        <Link href="/reset-password">{t('changePassword')}</Link>
      </Text>
      {isPending && <Pending label={t('loading')} height="8rem" />}
      {error !== null && (
        <LoadFailed query={list} retry={t('retry')}>
          {t('failed')}
        </LoadFailed>
      )}
      {data !== undefined && (
        <ul role="list" aria-label={t('title')} className={css.list}>
          {data.map((session) => (
            <Session key={session.id} session={session} onFail={() => fail(t('endFailed'))} />
          ))}
        </ul>
      )}
      <FailureAlert failure={failure} />
      {data !== undefined && data.length > 1 && (
        <span>
          <Button
            isPending={endOthers.isPending}
            onPress={() => {
              fail(undefined)
              endOthers.mutate(undefined, { onError: () => fail(t('endFailed')) })
            }}
          >
            {t('endOthers')}
          </Button>
        </span>
      )}
    </TitledCard>
  )
}

const Session = ({ session, onFail }: { session: AuthSession; onFail: () => void }) => {
  const t = useSessionsText()
  const { moment } = useDates()
  const logout = useLogout()
  const end = useSingleFlightMutation(endSessionMutation(api))
  const { id, device, createdAt, lastUsedAt, isCurrent } = session
  const label = deviceLabel(t, device)
  return (
    <li className={css.session}>
      <div className={css.words}>
        <span className={css.device}>
          {label} {isCurrent && <Badge tone="success">{t('thisDevice')}</Badge>}
        </span>
        <Text tone="muted" size="sm">
          {t('since', { date: moment(createdAt) })}
          {lastUsedAt !== undefined && ` · ${t('lastUsed', { date: moment(lastUsedAt) })}`}
        </Text>
      </div>
      <Button
        size="small"
        aria-label={t('endOf', { device: label })}
        isPending={end.isPending}
        onPress={() => (isCurrent ? logout() : end.mutate(id, { onError: onFail }))}
      >
        {t('end')}
      </Button>
    </li>
  )
}
