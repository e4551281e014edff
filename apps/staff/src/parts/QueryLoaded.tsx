import { isApiError, isUnauthorized } from '@naru/api'
import { withReturn } from '@naru/app-shell/authSession'
import { formatFailure } from '@naru/app-shell/requests/formatFailure'
import { Pending } from '@naru/app-shell/parts/LoadState'
import { lackOf, TwoStepScreen } from '@naru/app-shell/twoStep/lazy'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { EmptyState } from '@naru/ui/EmptyState'
import type { TextFor } from '@naru/ui/language'
import type { UseQueryResult } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** The sentences of an area of the staff about its queries. */
export type QueryText = TextFor<'offline' | 'failed' | 'loading' | 'refused' | 'failedToLoad' | 'login' | 'retry'>

export interface QueryLoadedProps<Data> {
  text: QueryText
  query: UseQueryResult<Data>
  /** Whether the data is empty. @default never */
  isEmpty?: (data: Data) => boolean
  empty?: string
  /** Height of the skeleton, a CSS length. @default '18rem' */
  height?: string
  children: (data: Data) => ReactNode
}

/** Renders a query of the staff's pages: loading, failed, empty, or the data. */
export const QueryLoaded = <Data,>({
  text,
  query,
  isEmpty = () => false,
  empty,
  height = '18rem',
  children,
}: QueryLoadedProps<Data>) => {
  if (query.isPending) {
    return <Pending label={text('loading')} height={height} />
  }
  // What was loaded stays while the connection is lost: its page may have work that is not saved.
  if (query.isLoadingError || isApiError(query.error, 'http')) return <QueryFailed text={text} query={query} />
  if (isEmpty(query.data)) return <EmptyState drawing={<Drawing name="reeds" />}>{empty}</EmptyState>
  return children(query.data)
}

interface QueryFailedProps {
  text: QueryText
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
}

/** Why a query failed: the server's refusal, a missing two-step verification, or another error. */
const QueryFailed = ({ text, query: { error, isFetching, refetch } }: QueryFailedProps) => {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const lacks = lackOf(error)
  if (lacks !== undefined) return <TwoStepScreen load lacks={lacks} />
  const isRefused = isApiError(error, 'http') && (error.status === 401 || error.status === 403)
  return (
    <Alert
      tone="danger"
      title={text(isRefused ? 'refused' : 'failedToLoad')}
      action={
        isUnauthorized(error) ? (
          <ButtonLink href={withReturn('/login', path)}>{text('login')}</ButtonLink>
        ) : isRefused ? undefined : (
          <Button onPress={() => void refetch()} isDisabled={isFetching}>
            {text('retry')}
          </Button>
        )
      }
    >
      {formatFailure(text, error)}
    </Alert>
  )
}
