import { isApiError, isUnauthorized } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Loading } from '@naru/ui/Loading'
import { Skeleton } from '@naru/ui/Skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { withReturn } from '../../../shared/authSession'
import { formatFailure } from '../../parts/formatFailure'
import { lackOf } from '../../secondFactor/lack'
import { SecondFactorScreen } from '../../secondFactor/lazy'
import { useDeskText } from '../../text/desk'

/** Props of DeskLoaded. */
export interface DeskLoadedProps<Data> {
  /** The query. */
  query: UseQueryResult<Data>
  /** Height of the skeleton, a CSS length. @default '18rem' */
  height?: string
  children: (data: Data) => ReactNode
}

/** Renders a query of the desk: loading, failed, refused, or the data. */
export const DeskLoaded = <Data,>({ query, height = '18rem', children }: DeskLoadedProps<Data>) => {
  const text = useDeskText()
  if (query.isPending) {
    return (
      <Loading label={text.loading}>
        <Skeleton height={height} />
      </Loading>
    )
  }
  if (query.isError) {
    return <DeskFailed error={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
  }
  return children(query.data)
}

interface DeskFailedProps {
  error: unknown
  isRetrying: boolean
  onRetry: () => void
}

/** Why a page of the desk failed to load: the server's refusal, a missing second factor, or another error. */
const DeskFailed = ({ error, isRetrying, onRetry }: DeskFailedProps) => {
  const text = useDeskText()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const lacks = lackOf(error)
  if (lacks !== undefined) return <SecondFactorScreen load lacks={lacks} />
  const isRefused = isApiError(error, 'http') && (error.status === 401 || error.status === 403)
  return (
    <Alert
      tone="danger"
      title={isRefused ? text.refused : text.failedToLoad}
      action={
        isUnauthorized(error) ? (
          <ButtonLink href={withReturn('/login', path)}>{text.login}</ButtonLink>
        ) : (
          <Button onPress={onRetry} isDisabled={isRetrying}>
            {text.retry}
          </Button>
        )
      }
    >
      {formatFailure(text, error)}
    </Alert>
  )
}
