import { unsubscribeMutation } from '@naru/api/queries'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Inline } from '@naru/ui/Inline'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { api } from '@naru/app-shell/api'
import { toFailure } from '@naru/app-shell/errors'
import { FailureAlert } from '@naru/app-shell/parts/FailureAlert'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { useAccountText } from './text/account'

/** Ends the mails about practice, without a login, by the token of one. A press is needed: programs open links to check them. */
export const UnsubscribePage = ({ token }: { token: string }) => {
  const t = useAccountText()
  const end = useSingleFlightMutation(unsubscribeMutation(api))
  return (
    <Page width="text">
      <Stack gap={24}>
        <PageHead tab title={t('unsubscribe.title')} lead={end.isSuccess ? undefined : t('unsubscribe.lead')} />
        {end.isSuccess ? (
          <Alert tone="success">{t('unsubscribe.done')}</Alert>
        ) : (
          <Inline>
            <Button variant="primary" isPending={end.isPending} onPress={() => end.mutate(token)}>
              {t('unsubscribe.action')}
            </Button>
          </Inline>
        )}
        <FailureAlert failure={end.isError ? (toFailure(end.error).message ?? t('unsubscribe.failed')) : undefined} />
        {(end.isSuccess || end.isError) && (
          <Inline>
            <ButtonLink href="/profile">{t('unsubscribe.toProfile')}</ButtonLink>
          </Inline>
        )}
      </Stack>
    </Page>
  )
}
