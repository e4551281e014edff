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
import { lackOf } from '../../secondFactor/lack'
import { SecondFactorScreen } from '../../secondFactor/lazy'
import { useDeskMediaText } from '../../text/deskMedia'
import { formatMediaError } from './mediaFailure'

/** Props of MediaLoaded. */
export interface MediaLoadedProps<Data> {
  /** The query. */
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}

/** Renders a query of the desk: loading, failed, or the data. */
export const MediaLoaded = <Data,>({ query, children }: MediaLoadedProps<Data>) => {
  const text = useDeskMediaText()
  const path = useLocation({ select: ({ pathname }) => pathname })
  if (query.isPending) {
    return (
      <Loading label={text.loading}>
        <Skeleton height="18rem" />
      </Loading>
    )
  }
  if (query.isError) {
    const { error } = query
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
            <Button onPress={() => void query.refetch()} isDisabled={query.isFetching}>
              {text.retry}
            </Button>
          )
        }
      >
        {formatMediaError(text, error)}
      </Alert>
    )
  }
  return children(query.data)
}
