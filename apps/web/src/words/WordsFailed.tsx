import { isUnsupported } from '@naru/api'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { EmptyState } from '@naru/ui/EmptyState'
import type { UseQueryResult } from '@tanstack/react-query'
import { toFailure } from '@naru/app-shell/errors'
import { LoadFailed } from '@naru/app-shell/parts/LoadState'
import { NeedsPlan } from '../plans/NeedsPlan'
import { useWordsText } from './text/words'

/** Why words did not load: no plan, no network, a server without them, or a failure of the server. */
export const WordsFailed = ({ query }: { query: UseQueryResult }) => {
  const t = useWordsText()
  const { error, isFetching, refetch } = query
  const { kind, status } = toFailure(error)
  if (status === 403) {
    return (
      <NeedsPlan title={t('noPlanTitle')} link={t('seePlans')}>
        {t('noPlan')}
      </NeedsPlan>
    )
  }
  if (kind === 'network') {
    return (
      <EmptyState
        drawing={<Drawing name="lantern" />}
        title={t('offlineTitle')}
        role="alert"
        action={
          <Button onPress={() => void refetch()} isDisabled={isFetching}>
            {t('retry')}
          </Button>
        }
      >
        {t('offline')}
      </EmptyState>
    )
  }
  if (isUnsupported(error)) return <Alert>{t('unsupported')}</Alert>
  return (
    <LoadFailed query={query} retry={t('retry')}>
      {t('failed')}
    </LoadFailed>
  )
}
