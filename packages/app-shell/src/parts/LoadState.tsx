import { Alert, type AlertTone } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Loading } from '@naru/ui/Loading'
import { Skeleton } from '@naru/ui/Skeleton'
import type { ReactNode } from 'react'

export const Pending = ({ label, height }: { label: string; height: string }) => (
  <Loading label={label}>
    <Skeleton height={height} />
  </Loading>
)

export interface LoadFailedProps {
  query: { isFetching: boolean; refetch: () => unknown }
  /** Label of the button that loads again. */
  retry: string
  /** @default 'danger' */
  tone?: AlertTone
  title?: string
  children: ReactNode
}

/** Why a query failed, and a button that loads it again. */
export const LoadFailed = ({ query, retry, tone = 'danger', title, children }: LoadFailedProps) => (
  <Alert
    tone={tone}
    title={title}
    action={
      <Button onPress={() => void query.refetch()} isDisabled={query.isFetching}>
        {retry}
      </Button>
    }
  >
    {children}
  </Alert>
)
